import type { Messages, Picture, Site } from '../../types/config.gen.ts';
import type { ListQuery } from './record-list.ts';
import type { Schedule } from './schedule.ts';
import type { Assets, Collections, SectionOf, SectionType, StructuredItem } from './types.ts';

/** A section of the engine by its type, or one of a site as its schema says. */
type Given<T> = T extends SectionType ? SectionOf<T> : T;

/**
 * The traits of a section type: data, from `"traits"` of its `schema.json`, and functions, from `traits.ts` in its folder,
 * without React.
 */
export interface SectionTraits<T extends SectionType | object = SectionType> {
  /**
   * Its HTML is all there is to it: one `<section>`, without state, effects and handlers. On the first page the browser
   * leaves it as the server rendered it; its code is loaded with the first navigation.
   */
  isStatic?: true;
  /** The section changes by itself: the app starts when the page is idle. */
  startsWhenIdle?: true;
  /** The CRM redirects to its page after a form was posted. */
  isFormReturn?: true;
  /** The moment at which it ends. Other sections of its page may depend on it by `when`: shown until then, or after. */
  endsAt?(section: Given<T>): string;
  /** What it shows depends on the day: a build makes the data of its pages anew. */
  followsClock?: true;
  /** The large first section of a page; a page has one. */
  isOpening?: true;
  /** Its page has a bar in place of menu, footer and banner. */
  frame?: 'workspace';
  /** The roles that its page is for; without it, all. The database enforces it. */
  roles?: string[];
  /** It lists what the forms received; the database takes the statuses of it. */
  listsSubmissions?: true;
  /** Its schema does not require `title`, which tells `npm run types`; the first section of a page needs one. */
  mayLackTitle?: true;
  /** The content of the social image of a page that opens with it, if it is more than the title. */
  opening?(section: Given<T>, records: Assets['records']): Partial<Opening> | undefined;
  /** What it lists of a collection; its component gets that by `useRecordList`. */
  lists?(section: Given<T>): ListQuery[];
  /** Whether it shows nothing without a record in its list. */
  needsRecords?(section: Given<T>): boolean;
  /** The collection whose records it shows. */
  shows?: ShownRecords<T>;
  /** Its property that names the record of `shows` that is the section shown in its place. It has no component. */
  standsFor?: string;
  /** The section as browsers get it: with paths and words drawn of its numbers. Threads of the build call it. */
  draw?(section: Given<T>, texts: Pick<Messages, 'exhibits'>, language: string): Given<T>;
  /** Width of its largest picture in a wide window, in CSS pixels, if not half of the content; Infinity for the window's width. */
  pictureWidth?: number | ((section: Given<T>) => number);
  /** The address of a player of another site, which is loaded once the visitor agrees. */
  player?(section: Given<T>): string | undefined;
  /** The address of a frame of another site, which is loaded at a press. */
  foreignFrame?(section: Given<T>): string | undefined;
  /** A picture for the social image of a page whose opening has none. */
  lentPicture?(section: Given<T>): Picture | undefined;
  /** Whether it lists the sections of its page. */
  listsSections?(section: Given<T>): boolean;
  /** Its structured data. `number`: which of its type it is, from 1, if the page has several. */
  structuredData?(
    section: Given<T>,
    page: PageIdentity,
    isFirst: boolean,
    number?: number,
  ): StructuredItem[];
}

interface ShownRecords<T> {
  collection: string;
  /** As above, for the pictures of the records. */
  pictureWidth?: number;
  /** The property that lists the records it has a card for, and how many fit in it. */
  cards?: { property: string; most: number };
  /** The record that it shows with all that is in it. */
  whole?(section: Given<T>): string;
  /** The fields of a record that it shows, if an editor may expect others. */
  fields?(section: Given<T>, id: string, record: unknown): string[];
}

/** Section type -> its traits: `src/blocks/traits.gen.ts`. */
export type TraitsRegistry = { [T in SectionType]?: SectionTraits<T> };

/** The traits of a collection, from `traits.ts` in its folder. */
export interface CollectionTraits<R = unknown> {
  /** A record as pages get it; `isWhole` if a section of the page shows all of it. */
  compile?(record: R, isWhole: boolean, on: CompiledOn): object;
  /** When it is open, for the dates of forms that follow it. */
  schedule?(record: R, language: string, recordOf: RecordOf): Schedule;
  /** The next day on which its pages have other hours, if there is one. */
  changesOn?(record: R, today: string): string | undefined;
  /** The address of a frame of another site, which is loaded at a press. */
  frame?(record: R): string | undefined;
  /** Its records are whole sections, each shown in the place of those that name it. */
  areSections?: true;
  /** A page can be made together with a new record that it shows. */
  ownPages?: true;
}

/** A record of a collection, as it is written; undefined if there is none. */
export type RecordOf = (collection: string, id: string) => object | undefined;

/** When and for whom records are compiled. */
export interface CompiledOn extends Pick<Site, 'language' | 'clock' | 'contacts'> {
  /** In the site's time zone: `2026-12-25`. */
  today: string;
  /** As they are written: of the same page, those too that these records name. */
  records: Assets['records'];
}

/** Collection -> its traits: `src/blocks/collection-traits.gen.ts`. */
export type CollectionTraitsRegistry = {
  [C in keyof Collections]?: CollectionTraits<Collections[C][string]>;
};

export interface Opening {
  title: string;
  picture?: Picture;
}

export type { StructuredItem } from './types.ts';

/** The page around a section, for its structured data. */
export interface PageIdentity {
  url: string;
  siteUrl: string;
  /** Its short name, or its title. */
  name: string;
  /** Without the brand. */
  title: string;
  description: string;
  language: string;
  /** The address of its image for social networks. */
  image: string;
  organization: { '@id': string };
  /** A record that the page shows. */
  record<K extends keyof Collections>(
    collection: K,
    id: string,
  ): Collections[K][string] | undefined;
  /** Rich text without its markup. */
  plainText(text: string): string;
  /** The beginning of a day in the site's time zone (ISO 8601). */
  startOfDay(day: string): string;
}
