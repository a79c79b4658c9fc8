/** A page that is shown by a link, and what those who have it say: `supabase/migrations/…_studio_links.sql`. */
import { isMap } from './json-pointer.ts';
import type { Json } from './protocol.ts';

/** What the page is drawn of. */
export interface LinkedPage {
  /** `PageData` and `SiteData` of `src/ui/data/types.ts`. */
  data: unknown;
  site: unknown;
  /** Address of a picture that is not published -> a `data:` address with it. */
  pictures: Record<string, string>;
}

/** A section as it was when it was commented on. */
export interface CommentedSection {
  index: number;
  type: string;
  anchor: string | null;
  title: string | null;
}

export interface LinkComment {
  id: string;
  /** Null for the page as a whole. */
  section: CommentedSection | null;
  name: string;
  text: string;
  /** ISO 8601. */
  at: string;
  answer: string | null;
  is_closed: boolean;
}

/** A link that somebody has made. */
export interface PageLink {
  id: string;
  file: string;
  title: string;
  created_at: string;
  expires_at: string;
  comments: LinkComment[];
}

/** How long a link may hold, in days; the first is what is offered. */
export const LINK_DAYS = [7, 1, 30] as const;

/** The links of the person who is signed in. What rejects does so with a `Failure`. */
export interface Links {
  subscribe(listener: () => void): () => void;
  all(): readonly PageLink[];
  /** Asks for all that there is. */
  refresh(): Promise<void>;
  /** Resolves to the address, which nobody can tell again. */
  make(shown: ShownByLink, days: number): Promise<string>;
  /** Shows the page as it is now by a link that there is. */
  update(id: string, shown: ShownByLink): Promise<void>;
  withdraw(id: string): Promise<void>;
  settle(
    comment: string,
    change: Partial<Pick<LinkComment, 'answer' | 'is_closed'>>,
  ): Promise<void>;
}

export interface ShownByLink {
  file: string;
  title: string;
  page: Omit<LinkedPage, 'pictures'>;
}

/** What whoever has a link is answered. */
export type LinkAnswer =
  | {
      status: 'shown';
      title: string;
      page: LinkedPage;
      updated_at: string;
      expires_at: string;
      comments: LinkComment[];
    }
  | LinkEnd;

export type LinkEnd = { status: 'expired'; at: string } | { status: 'gone' };

export type CommentAnswer =
  | { status: 'stored'; comments: LinkComment[] }
  | { status: 'refused'; reason: 'malformed' | 'too-many' | 'full' }
  | LinkEnd;

/** Upper bounds, in characters. */
export const MOST_OF_COMMENT = { name: 80, text: 2_000 };

/** Where a section that was commented on is now; undefined if it is nowhere. */
export function sectionNow(
  commented: CommentedSection,
  sections: readonly Json[],
): number | undefined {
  const { index, type, anchor, title } = commented;
  const isSame = (section: Json | undefined, ...keys: ('id' | 'title')[]) =>
    isMap(section) &&
    section.type === type &&
    keys.every((key) => (section[key] ?? null) === (key === 'id' ? anchor : title));
  if (isSame(sections[index], 'id', 'title')) return index;
  const byAnchor = anchor === null ? -1 : sections.findIndex((one) => isSame(one, 'id'));
  if (byAnchor >= 0) return byAnchor;
  const byTitle = title === null ? -1 : sections.findIndex((one) => isSame(one, 'title'));
  if (byTitle >= 0) return byTitle;
  return isSame(sections[index]) ? index : undefined;
}

/** The page with the pictures that are not published in their places. */
export function withPictures({ data, site, pictures }: LinkedPage): {
  data: unknown;
  site: unknown;
} {
  let text = JSON.stringify({ data, site });
  for (const [path, address] of Object.entries(pictures))
    text = text.replaceAll(JSON.stringify(path), JSON.stringify(address));
  return JSON.parse(text);
}
