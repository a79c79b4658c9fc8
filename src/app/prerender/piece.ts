import { stylesOf } from './styles.ts';

/** A part of a page, rendered by React and read once. */
export interface Piece {
  /** What belongs into the head: `<title>`, `<meta>` and `<link>`, which React writes before all else. */
  head: string;
  html: string;
  /** The classes of its elements that have styles, in their order. */
  classes: ReadonlySet<string>;
}

/** The classes of a tag, or the slash of one without content. In texts the quotation marks are escaped. */
const CLASSES_OR_SLASH = / class="([^"]*)"|(?<=")\/>/;

/** Of Emotion, without its prefix. */
const ID = /(?<=^c-| c-)[\w-]+/g;

const HEAD = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/;

/** React's mark for a boundary whose content threw: React leaves that to the browser. */
const FAILED = /<!--\$!--><template(?: data-msg="([^"]*)")?/;

/**
 * The one pass over what React has rendered. Which styles a part needs, no cache of Emotion tells, as it also holds
 * those of classes that were merged into others. A build is `compact`: of MUI's class names those stay that a style
 * selects, as each element has its own class as well, and no tag has a slash. Together they are 3 % of a compressed page,
 * and React has no option for either; in development it would complain about the difference.
 */
export function readPiece(text: string, compact = import.meta.env.PROD): Piece {
  // Texts between the two, and in turn with them lists of classes, which are undefined for a slash.
  const parts = text.split(CLASSES_OR_SLASH);
  const ids = parts.flatMap((part, index) => (index % 2 && part?.match(ID)) || []);
  const classes = new Set(ids.filter(stylesOf));
  const selected = new Set(Array.from(classes, (id) => stylesOf(id)?.selected ?? []).flat());
  const classList = (names: string) => {
    const kept = names.split(' ').filter((name) => !name.startsWith('Mui') || selected.has(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  };
  const short = (part: string | undefined, index: number) =>
    index % 2 === 0 ? part : part === undefined ? '>' : classList(part);
  const written = compact ? parts.map(short).join('') : text;
  const head = HEAD.exec(written)?.[0] ?? '';
  return { head, html: written.slice(head.length), classes };
}

/** The error of a part that is missing in the HTML; React adds the message in development only. */
export function failureIn(html: string): string | undefined {
  const found = FAILED.exec(html);
  return found ? (found[1] ?? 'A section threw an error.') : undefined;
}
