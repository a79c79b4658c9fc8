/** What the dev server tells the studio of a site: its files, and what fields offer to choose from. */
import type { RecordCollection } from '../../content/edit/new-record.ts';
import type { NumberingPlan } from '../../content/read/words/calling-code.ts';
import type { Wording } from '../../words/message.ts';

export type PageState = 'draft' | 'scheduled' | 'published' | 'expired' | 'broken';

/** A file of site-config/, as it is with the edits. */
export interface StudioFile {
  file: string;
  kind: 'page' | 'form' | 'collection' | 'record' | 'record-page' | 'single';
  /** "contato" for forms/contato.json. */
  name: string;
  /** For people: the title of a page, "Menus", "Casos". */
  title: string;
  schema: string;
  /** The heading that it stands under, within its kind: "Serviços"; undefined at the top. */
  group?: string | undefined;
  path?: string | undefined;
  state?: PageState | undefined;
  /** What the site shows above its footer on a page: where on the page it stands, and where it is written. */
  aboveFooter?: { section: number; file: string; pointer: string } | undefined;
  /** When a page will be published or taken down, in words: "entra no ar em 03/12/2026 (quinta-feira)". */
  stateText?: Wording | undefined;
  errors: number;
  warnings: number;
  /** The site's languages that have no page for this one. */
  lacking?: string[] | undefined;
}

export interface Sources {
  pages: { path: string; title: string; anchors: { id: string; title: string }[] }[];
  pictures: StudioPicture[];
  /** Kind of file ("video", "captions", "download") -> paths in public/. */
  files: Record<string, string[]>;
  /** `forms`, `notices` or a collection -> its records. */
  records: Record<string, StudioRecord[]>;
  /** Those that can have one more record with a file of its own. */
  recordCollections: (RecordCollection & { title: string })[];
  /** Name in theme.json -> colour. */
  colors: Record<string, string>;
  /** The lists of links in navigation.json that may take one more: their pointers and titles. */
  menus: { id: string; title: string }[];
  /** The sections with cards of cases that may take one more. */
  cards: { id: string; title: string }[];
  /** The site's time zone, for dates without an offset. */
  timeZone: string;
  /** Of the country of the site's own telephone, for numbers without one. */
  numberingPlan?: NumberingPlan | undefined;
  newTexts: NewTexts;
}

/** What a new item says until somebody writes in it, in the site's language. */
export interface NewTexts {
  /** Texts, and names for programs; the first that fits is taken. */
  short: string[];
  addresses: string[];
  long: string;
  /** Before the placeholders that a text must have. */
  filled: string;
}

export interface StudioRecord {
  id: string;
  title: string;
  /** A heading for records that are rarely chosen; they are listed last, below it. */
  group?: string | undefined;
}

export interface StudioPicture {
  /** For example "/pictures/firewall.svg". */
  path: string;
  /** In CSS pixels; 0 if unknown. */
  width: number;
  height: number;
  bytes: number;
  usedIn: string[];
}

/** A type of section or of form field that can be inserted. */
export interface StudioBlock {
  type: string;
  title: string;
  description: string;
  /** Search words, without accents. */
  words: string;
  /** The URL of a thumbnail; only sections of the project's own site have one. */
  picture?: string | undefined;
}
