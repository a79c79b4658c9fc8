import type { Picture, RecordAction } from '../../types/config.gen.ts';

/** What a section lists of a collection. */
export interface ListQuery {
  collection: string;
  /** Records of this category alone, or of these. */
  category?: string | string[] | undefined;
  /** On the page of a record: others of its category. */
  related?: boolean | undefined;
  /** On the page of a record: those that name it in this field of theirs. */
  naming?: string | undefined;
  /** On the page of a record: those that it names in this field, in the order written. */
  namedIn?: string | undefined;
  order?: 'newest' | 'oldest' | 'title' | 'position' | 'upcoming' | 'past' | undefined;
  /** How many at most. */
  limit?: number | undefined;
  /** How many a page shows; the others are on pages of their own. */
  perPage?: number | undefined;
  /** What the titles of those say besides: "page {page}". */
  pageTitle?: string | undefined;
  /** Whether it shows their facts. */
  facts?: true | undefined;
  /** The button of each record, with `{id}`; true for that which their cards have. */
  action?: true | RecordAction | undefined;
  /** A page for each category: its address and title, with `{category}`, and the link back to all. */
  categories?: { path: string; title: string; all: string };
}

/** A record in a list. */
export interface ListedRecord {
  /** Its page, or where its link leads. */
  to?: string;
  /** Whether it leads to another page than that of the record. */
  isElsewhere?: boolean;
  title: string;
  /** As `datetime` of `<time>` has it, and in words. */
  date?: { day: string; text: string };
  summary?: string;
  category?: string;
  /** The state that it is in: "sold out". */
  mark?: string;
  picture?: Picture;
  action?: RecordAction;
  /** A text for each column; empty where the record lacks it. */
  facts?: string[];
}

/** A list as a page shows it. */
export interface RecordList {
  items: ListedRecord[];
  /** Whether most of their pictures are higher than wide, as portraits are. */
  areUpright?: true;
  /** Of a list with facts: what the title and each fact is called, and which facts are numbers. */
  columns?: { title: string; facts: string[]; numbers: boolean[] };
  /** The pages of all records and of each category, if they have pages. */
  categories?: { label: string; to: string; current: boolean }[];
  /** If it has more than one page: their addresses in order, and which this is, from 0. */
  pages?: { paths: string[]; current: number };
}

/** Names a list in the data of its page, by these keys in this order; `path` is that of the categories. */
export const listKey = (query: ListQuery): string => JSON.stringify(query, KEYS);

const KEYS =
  'collection category related naming namedIn order limit perPage facts action label to categories path'.split(
    ' ',
  );
