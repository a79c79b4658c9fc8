import type { Wording } from '../../words/message.ts';

/**
 * What was not carried, or is other than it was, in the order in which it is told; each has a message,
 * `commands/import:left-<kind>`.
 */
export const LEFT_KINDS = [
  // Pages
  ...[
    'page-there',
    'home-moved',
    'page-unreadable',
    'page-empty',
    'limit',
    'robots',
    'not-fetched',
  ],
  ...['protected', 'trash', 'post-type', 'comments', 'frames'],
  // Parts of pages
  ...['form', 'embed', 'gallery', 'table-wide', 'drawing', 'background', 'hidden', 'shortcode'],
  ...['script', 'repeated', 'refused'],
  // Files
  ...['picture-missing', 'picture-refused', 'picture-unplaced', 'picture-unnamed'],
  ...['document-refused'],
  // Links
  ...['link-dead', 'link-refused', 'link-secure', 'menu-full', 'redirect-refused'],
  // Words about pages
  ...['title-cut', 'description-made', 'description-short', 'language'],
] as const;

export type LeftKind = (typeof LEFT_KINDS)[number];

export interface LeftBehind {
  kind: LeftKind;
  /** The old address of the page; '' for what concerns all. */
  page: string;
  /** What it is: an address, a name, the beginning of a text. */
  what?: string | undefined;
  why?: Wording | undefined;
}

/** Notes of one page, or of all. */
export type Leave = (kind: LeftKind, what?: string, why?: Wording) => void;

const LONGEST = 160;

export const leaverOf =
  (list: LeftBehind[], page: string): Leave =>
  (kind, what, why) => {
    list.push({ kind, page, what: what?.slice(0, LONGEST).replace(/\s+/g, ' '), why });
  };
