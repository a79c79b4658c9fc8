import type { ComponentType } from 'react';
import type {
  AuthPages,
  Background,
  ConfigSchemas,
  Consent,
  ConsentCategories,
  ConsentCategory,
  Form,
  Integrations,
  Messages,
  Navigation,
  NavigationLink,
  Notice,
  Page,
  Section,
  Site,
  SupabaseIntegration,
  Theme,
} from '../../types/config.gen.ts';
import type { RecordList } from './record-list.ts';

/** An item of schema.org. */
export type StructuredItem = { '@type': string; [property: string]: unknown };

/** What the document of a page has besides the page: of a record, and of the lists of many. */
export interface DocumentParts {
  /** The title of each feed, and its address but for the ending. */
  feeds?: { title: string; path: string }[];
  items?: StructuredItem[];
  /** The page in each of its languages, itself too, and for readers of none of them. */
  translations?: { language: string; path: string }[] | undefined;
  /** Addresses of the pages of a list beside this one. */
  prev?: string | undefined;
  next?: string | undefined;
}

/** An icon as its SVG shapes: `['path', { d: '…' }]`. Drawn in a 24 x 24 box. */
export type IconShape = [tag: string, attributes: Record<string, string | number>];

/** A node of rich text, parsed at build time from inline Markdown. */
export type RichNode =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'emphasis'; children: RichNode[] }
  /** The text before or after a list, the list, and its items. */
  | { type: 'lines' | 'list' | 'item'; children: RichNode[] }
  | { type: 'link'; to: string; children: RichNode[] };

/** Intrinsic size in CSS pixels. */
export interface PictureSize {
  width: number;
  height: number;
  /** The fragment of an animated SVG's address that starts its animation, if that ends within seconds. */
  live?: string;
  /** True of an SVG that fills a box of any ratio by cropping itself (`preserveAspectRatio="… slice"`). */
  slices?: true;
  /** Of a photo, or where a focal point is set. */
  fitted?: FittedPicture;
}

export interface FittedPicture {
  /** For browsers that know none of the sources; the file itself if it is not given. */
  src?: string;
  /** As attributes of `<source>`, the best first. */
  sources: { type: string; srcSet: string; sizes: string }[];
  /** The focal point, as `object-position` has it. */
  position?: string;
}

/** The files of site-config/collections/, by name: one for each collection of src/blocks/collections/. */
type CollectionFiles = {
  [K in keyof ConfigSchemas as K extends `collections/${infer Name}.schema.json` ? Name : never]: {
    [Id in keyof ConfigSchemas[K]]: OwnFields<ConfigSchemas[K][Id]>;
  };
};

/** A record with sections has a page of its own, which they are on. */
type OwnFields<T> = 'sections' extends keyof T ? Omit<T, 'sections'> : T;

/** Records that are declared once and referred to by id. */
export interface Collections extends CollectionFiles {
  forms: Record<string, Form>;
  notices: Record<string, Notice>;
  /** Files of `public/` to download, by address: what the build finds out about them. */
  download: Record<string, { bytes: number }>;
}

/** Everything that a page refers to, resolved at build time. The keys are the values that refer. */
export interface Assets {
  icons: Record<string, IconShape[]>;
  pictures: Record<string, PictureSize>;
  texts: Record<string, RichNode[]>;
  records: { [K in keyof Collections]?: Collections[K] };
  /** A moment (ISO 8601) at which events are as they were when the page was built; only if a section changes over time. */
  asOf?: string;
  /** When the event of the page ends; only if it has one. */
  endsAt?: string;
  /** Messages and integrations of forms; only on pages with a form. */
  forms?: { messages: Messages['forms']; integrations: Integrations };
  /** Links to the sections of the page; only where its hero shows them. */
  contents?: NavigationLink[];
  /** What its sections list of collections, by `listKey`. */
  lists?: Record<string, RecordList>;
  /** The links of the workspace; only on its pages. */
  workspace?: WorkspaceLink[];
  /** The same page in other languages; only if there is one. */
  translations?: Record<string, string>;
}

/** `roles`: those that its page is for, if it is not for all. */
export type WorkspaceLink = NavigationLink & { roles?: string[] };

/** The messages of the accounts. */
/** `studio`: its address, if the site has one. */
export type AuthTexts = NonNullable<Messages['auth']> & { studio?: string };

/** The messages of the shell. */
export type SharedMessages = Omit<Messages, 'auth' | 'emails' | 'forms' | 'notices'>;

/** Texts, or what tools put into words. */
export interface UnpublishedNote {
  text: unknown;
  label: unknown;
}

/** All data of one route: the page as written, and what it refers to. */
export interface PageData {
  page: Page;
  assets: Assets;
  /** What its document has besides, for those who read fetched documents; the app gets none of it. */
  ofDocument?: DocumentParts;
  /** Why visitors do not see it, or some of its sections (by index); on the dev server only. */
  unpublished?: {
    page?: UnpublishedNote;
    sections: Record<number, UnpublishedNote>;
    /** Why those records in its lists are not seen whose pages are not, by address, or by title if they have none. */
    records?: Record<string, object>;
  };
  /** Of which reading of the site's files it was made; on the dev server only. */
  revision?: number;
  /** Its build (src/lib/build-id.ts); undefined on the dev server. */
  build?: string;
  /** The addresses of the modules that its sections need; undefined on the dev server. */
  modules?: string[];
}

export type CategoryId = keyof ConsentCategories;
export type ConsentCategoryData = ConsentCategory & { id: CategoryId };

/** The consent question, with only the categories that a configured service needs. */
export interface SiteConsent extends Omit<Consent, 'categories'> {
  /** Version and category ids, `2 measurement marketing`: an answer without one of them is asked again. */
  asked: string;
  /** Each use asks at its own place, so that no notice is shown. */
  isQuiet?: boolean;
  categories: ConsentCategoryData[];
}

/** The tags that wait for consent. */
export type SiteTags = Pick<Integrations, 'tagManager' | 'pixel'>;

/** The data that every route needs. */
export interface ShellGround {
  background: Background;
  isLight?: boolean;
}

/** Another language of the site: by its own name, and where its pages begin. */
export interface OtherLanguage {
  language: string;
  name: string;
  home: string;
}

export interface SiteData {
  site: Site;
  /** Only of a site in several languages. */
  languages?: OtherLanguage[];
  /** The direction of its language; absent from left to right. */
  isRightToLeft?: boolean;
  /** In the browser, of a language written from right to left: mirrors styles. */
  mirrored?: (css: string) => string;
  navigation: Omit<Navigation, 'workspace'>;
  messages: SharedMessages;
  /**
   * `menuWidth`: from how wide a window on, in em, the menu of the header fits in one line, if that is more than usual.
   * `actionWidth`: the same of its main button beside the button of the folded menu.
   */
  theme: Theme & { menuWidth?: number; actionWidth?: number };
  /** Header and footer, where the theme chooses their backgrounds. */
  shell?: { header: ShellGround; footer: ShellGround };
  /** The ground of what stands out among words where openings are light; else it is dark. */
  emphasis?: 'brand';
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  /** The two are undefined if nothing needs consent. */
  consent?: SiteConsent;
  tags?: SiteTags;
  /** Addresses of the outside scripts that may be loaded; see load-script.ts. */
  scripts: string[];
  /** Origins of further scripts that these scripts load. */
  plainScriptSources: string[];
  /** Redirects: old path -> a page of this site, or another site. */
  moved: Record<string, string>;
  /** The accounts service, if there is one, and the address of its texts: only who needs it loads them. */
  supabase?: SupabaseIntegration;
  authTexts?: string;
  /** The pages of the accounts, and the panel. */
  accounts?: Partial<AuthPages> & { panel?: string };
  /** The icons of the shell: name -> address of a picture. */
  icons: Record<string, string>;
  assets: Assets;
}

export type SectionType = Section['type'];
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;
type SectionComponent<T extends SectionType> = ComponentType<{ section: SectionOf<T> }>;
export type SectionRegistry = { [T in SectionType]: SectionComponent<T> };
