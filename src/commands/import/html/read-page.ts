import { type LeftBehind, leaverOf } from '../left-behind.ts';
import { LARGEST_PAGE } from '../limits.ts';
import type { OldPage } from '../old-site.ts';
import { decode } from './decode.ts';
import { attribute, elementsIn, type Parent } from './dom.ts';
import { readHead, resolved } from './head.ts';
import { mainPart } from './main-part.ts';
import { parseDocument, Unreadable, withinTime } from './parse.ts';
import { readBlocks } from './read-blocks.ts';
import { readMenu } from './read-menu.ts';

export interface ReadPage extends OldPage {
  /** The address that the page says is its own. */
  canonical: string | undefined;
  /** Where its links lead, in the order of the text. */
  links: string[];
}

/** An HTML page as data; undefined for one that is not read, which is told. */
export function readPage(
  bytes: Uint8Array,
  address: string,
  left: LeftBehind[],
): ReadPage | undefined {
  const leave = leaverOf(left, address);
  if (bytes.length > LARGEST_PAGE) {
    leave('page-unreadable', 'bytes');
    return undefined;
  }
  try {
    return withinTime(() => toPage(parseDocument(decode(bytes)), address, left));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    leave('page-unreadable', error.message);
    return undefined;
  }
}

/** Too many calls within each other are as good as too deep a nesting. */
export const isUnreadable = (error: unknown): error is Error =>
  error instanceof Unreadable || error instanceof RangeError;

function toPage(document: Parent, address: string, left: LeftBehind[]): ReadPage {
  const { base, canonical, ...head } = readHead(document, address);
  const notes: LeftBehind[] = [];
  const leave = leaverOf(notes, address);
  const links = linksOf(document, base);
  const menu = readMenu(document, base);
  leaveScripts(document, base, leave);
  const blocks = readBlocks(mainPart(document), { base, leave });
  left.push(...notes);
  return { address, aliases: [], ...head, canonical, blocks, menu, links };
}

const linksOf = (document: Parent, base: string): string[] =>
  [...elementsIn(document)].flatMap((element) => {
    const written = LINKS[element.tagName];
    return written ? (resolved(attribute(element, written), base) ?? []) : [];
  });

const LINKS: Record<string, string> = { a: 'href', area: 'href', frame: 'src' };

/** Those of other files: what stands in a page itself is nearly always of the tags that load these. */
function leaveScripts(document: Parent, base: string, leave: ReturnType<typeof leaverOf>): void {
  for (const element of elementsIn(document)) {
    const address = element.tagName === 'script' ? attribute(element, 'src') : undefined;
    if (address) leave('script', resolved(address, base));
    if (element.tagName === 'frame') leave('frames', resolved(attribute(element, 'src'), base));
  }
}
