import { segmentsOf } from '../../lib/json.ts';
import { msg, quoted } from '../../words/message.ts';
import { pointerOfLink } from '../read/references/links-of.ts';
import { type LinkUse, spotOf } from '../read/site/link-uses.ts';
import type { TextEdit } from '../read/words/problem.ts';
import { CannotEdit, editEntry } from './file-change.ts';

/** The edit that makes the characters `from`, at the beginning of a link, `to`. */
export function rewrite(use: LinkUse, from: string, to: string): TextEdit[] {
  const { entry, link } = use;
  // What a page reads of another record is written there.
  if (entry.ofRecord?.isOfAnother(link)) return [];
  // A parenthesis would end a link inside a text.
  const by = link.inside === undefined ? to : to.replaceAll('(', '%28').replaceAll(')', '%29');
  return editEntry(entry, { replace: from, by }, pointerOfLink(link)) ?? refuseRewriting(use);
}

/** A link in an unusual notation, such as Markdown entities, is not rewritten by guessing. */
export function refuseRewriting(use: LinkUse): never {
  throw new CannotEdit(
    msg('content/edit:unusual-link', { spot: spotOf(use), link: quoted(use.link.value) }),
  );
}

/** Whether a link is the only purpose of its list item, such as a menu entry or a card. */
export function isOnlyLinkOfItem({ entry, link }: LinkUse): boolean {
  if (entry.kind === 'single' && entry.name === 'redirects') return false;
  const segments = segmentsOf(link.pointer);
  // The link field of a record names the page about the record.
  if (entry.kind === 'collection' && segments.length === 2 && link.inside === undefined)
    return true;
  const index = segments.findLastIndex((segment) => /^\d+$/.test(segment));
  // If the last index is that of a section, the item is the section, which has more than a link.
  if (index < 0 || (entry.kind === 'page' && segments[0] === 'sections' && index < 2)) return false;
  const item = link.pointer
    .split('/')
    .slice(0, index + 2)
    .join('/');
  const within = entry.links.filter(
    ({ pointer }) => pointer === item || pointer.startsWith(`${item}/`),
  );
  if (within.length > 1) return false;
  if (link.inside === undefined) return true;
  const text = entry.references.find(({ pointer }) => pointer === link.pointer);
  return text !== undefined && isNothingButLink(text.value);
}

const isNothingButLink = (text: string): boolean => /^\[[^\]]*\]\([^)]*\)[.;]?$/.test(text);
