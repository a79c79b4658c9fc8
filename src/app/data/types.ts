import type { ComponentType } from 'react';
import type {
  ConfigSchemas,
  Consent,
  ConsentCategories,
  ConsentCategory,
  Form,
  Guide,
  Integrations,
  Messages,
  Navigation,
  Notice,
  Page,
  Section,
  Site,
  SupabaseIntegration,
  Theme,
} from '../types/config.gen.ts';

/** An icon as its SVG shapes: `['path', { d: '…' }]`. Drawn in a 24 x 24 box. */
export type IconShape = [tag: string, attributes: Record<string, string | number>];

/** A node of rich text, parsed at build time from inline Markdown. */
export type RichNode =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'emphasis'; children: RichNode[] }
  | { type: 'link'; to: string; children: RichNode[] };

/** Intrinsic size in CSS pixels. */
export interface PictureSize {
  width: number;
  height: number;
  /** Of an SVG that moves when it is aimed at: the fragment of its address that does it. */
  live?: string;
  /** True if it then comes to rest by itself, so soon that there is nothing to pause. */
  once?: true;
}

/** The files of site-config/collections/, by name: each schema in schema/collections/ is one. */
type CollectionFiles = {
  [K in keyof ConfigSchemas as K extends `collections/${infer Name}.schema.json`
    ? Name
    : never]: ConfigSchemas[K];
};

/** What is declared once and referred to by id. */
export interface Collections extends Omit<CollectionFiles, 'guides'> {
  forms: Record<string, Form>;
  guides: Record<string, Omit<Guide, 'sections'>>;
  notices: Record<string, Notice>;
}

/** What a piece of configuration refers to, resolved at build time, by the value that refers. */
export interface Assets {
  icons: Record<string, IconShape[]>;
  pictures: Record<string, PictureSize>;
  texts: Record<string, RichNode[]>;
  records: { [K in keyof Collections]?: Collections[K] };
  /** When this was compiled (ISO 8601); only where a section says different things over time. */
  builtAt?: string;
  /** What every form needs; only on pages with one. */
  forms?: { messages: Messages['forms']; integrations: Integrations };
}

/** What the parts that are on every page say. */
export type SharedMessages = Omit<Messages, 'auth' | 'forms' | 'notices'>;

/** All that one route needs: the page as written, and what it refers to. */
export interface PageData {
  page: Page;
  assets: Assets;
  /** Why visitors do not see it, or these of its sections (by index); on the dev server alone. */
  unpublished?: { page?: string; sections: Record<number, string> };
  /** The build it is of, as src/lib/build-id.ts tells it; none on the dev server. */
  build?: string;
}

export type CategoryId = keyof ConsentCategories;
export type ConsentCategoryData = ConsentCategory & { id: CategoryId };

/** What the visitor is asked: only what a configured service needs. */
export interface SiteConsent extends Omit<Consent, 'categories'> {
  /** The version and the ids, `2 measurement marketing`: an answer that lacks one is asked again. */
  asked: string;
  categories: ConsentCategoryData[];
}

/** The tags that wait for consent. */
export type SiteTags = Pick<Integrations, 'tagManager' | 'pixel'>;

/** All that every route needs. */
export interface SiteData {
  site: Site;
  navigation: Navigation;
  messages: SharedMessages;
  theme: Theme;
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  /** Both absent where nothing needs consent. */
  consent?: SiteConsent;
  tags?: SiteTags;
  /** Addresses of the outside scripts that may be loaded; see load-script.ts. */
  scripts: string[];
  /** Where scripts may come from that these bring by plain strings. */
  plainScriptSources: string[];
  /** Old addresses, and where they moved to: a page of this site, or another site. */
  moved: Record<string, string>;
  /** Where the accounts are, if there are any. */
  supabase?: SupabaseIntegration;
  /** The icons of what is on every page: addresses of pictures, by name. */
  icons: Record<string, string>;
  assets: Assets;
}

export type SectionType = Section['type'];
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;
export type SectionComponent<T extends SectionType> = ComponentType<{ section: SectionOf<T> }>;
export type SectionRegistry = { [T in SectionType]: SectionComponent<T> };
