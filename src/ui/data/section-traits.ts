import type { Picture } from '../../types/config.gen.ts';
import type { Assets, SectionOf, SectionType } from './types.ts';

/** A section of the engine by its type, or one of a site as its schema says. */
type Given<T> = T extends SectionType ? SectionOf<T> : T;

/** The traits of a section type, from `traits.ts` in its folder: data and functions, without React. */
export interface SectionTraits<T extends SectionType | object = SectionType> {
  /** The section changes by itself: the app starts when the page is idle. */
  startsWhenIdle?: true;
  /** The CRM redirects to its page after a form was posted. */
  isFormReturn?: true;
  /** The moment at which it ends. Other sections of its page may depend on it by `when`: shown until then, or after. */
  endsAt?(section: Given<T>): string;
  /** The large first section of a page; a page has one. */
  isOpening?: true;
  /** Its page has a bar in place of menu, footer and banner. */
  frame?: 'workspace';
  /** Its schema does not require `title`; the first section of a page needs one. */
  mayLackTitle?: true;
  /** The content of the social image of a page that opens with it, if it is more than the title. */
  opening?(section: Given<T>, records: Assets['records']): Partial<Opening> | undefined;
  /** The collection whose records it shows; `pictureWidth` as below, for the pictures of the records. */
  shows?: { collection: string; pictureWidth?: number };
  /** Width of its largest picture in a wide window, in CSS pixels, if not half of the content; Infinity for the window's width. */
  pictureWidth?(section: Given<T>): number;
  /** The address of a player of another site, which is loaded once the visitor agrees. */
  player?(section: Given<T>): string | undefined;
  /** A picture for the social image of a page whose opening has none. */
  lentPicture?(section: Given<T>): Picture | undefined;
  /** Whether it lists the sections of its page. */
  listsSections?(section: Given<T>): boolean;
  /** The section with what is drawn of it, paths and words in place of numbers: made once, when its page is compiled. */
  draw?(section: Given<T>): Given<T>;
  /** Its structured data. */
  structuredData?(section: Given<T>, page: PageIdentity, isFirst: boolean): StructuredItem[];
}

/** Section type -> its traits: `src/blocks/traits.gen.ts`. */
export type TraitsRegistry = { [T in SectionType]?: SectionTraits<T> };

export interface Opening {
  title: string;
  picture?: Picture;
}

/** An item of schema.org. */
export type StructuredItem = { '@type': string; [property: string]: unknown };

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
  /** Rich text without its markup. */
  plainText(text: string): string;
  /** The beginning of a day in the site's time zone (ISO 8601). */
  startOfDay(day: string): string;
}
