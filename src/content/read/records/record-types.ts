import type { JsonObject } from '../../../lib/json.ts';
import type { Picture, RecordAction } from '../../../types/config.gen.ts';

/** What `site-config/records/<collection>.json` says. A value may read a field of the record: `expand.ts`. */
export interface RecordPage {
  /** With `{id}` in the place of the record's id. Without it the records have no pages, and stand in lists alone. */
  path?: string;
  /** That of the records and their pages, if it is not the site's. */
  language?: string;
  /** What lists and feeds show of a record. */
  card: JsonObject;
  meta?: JsonObject;
  sections?: unknown[];
  feed?: { title: string; description?: string };
  /** An item of schema.org. */
  structuredData?: JsonObject;
}

/** What lists and feeds show of a record. */
export interface RecordCard {
  collection: string;
  id: string;
  /** Of its page, if it has one. */
  path?: string;
  /** Where its title leads, if it has no page. */
  to?: string;
  title: string;
  /** A day or a moment, as in the file. */
  date?: string;
  /** The last day, if it is another, or the moment at which it ends. */
  until?: string;
  /** Whether lists show the hour of the date. */
  showTime?: true;
  /** In a list that is ordered by it: 1 comes first. */
  position?: number;
  summary?: string;
  category?: string;
  /** The state that it is in, beside its title. */
  mark?: string;
  picture?: Picture;
  /** Its button in lists. */
  action?: RecordAction;
  /** By field, the ids of the records that it names. */
  names?: Readonly<Record<string, readonly string[]>>;
  /** In the order of the facts of the record page. */
  facts?: Fact[];
}

/** A text, or a number, its currency and the words around it: those of a list are written alike, one below the other. */
export type Fact = string | { amount: number; currency?: string; before?: string; after?: string };

/** A record that has no page, but stands in lists. */
export interface UnpagedRecord {
  card: RecordCard;
  /** Whether it has a date or is a draft. */
  isTimed: boolean;
  readonly value: unknown;
}
