import type {
  Consent,
  Form,
  Integrations,
  KnownMissing,
  Messages,
  Navigation,
  Page,
  Site,
  Theme,
} from '../../../types/config.gen.ts';
import { SINGLES, type SlotKind } from '../files/layout.ts';
import type { Link, Mentioned } from '../references/links-of.ts';
import type { Reference } from '../words/problem.ts';
import type { ConfigFile, PageFacts } from './config-file.ts';

/** What a page is made of. */
export interface PageSource {
  file: string;
  readonly page: Page;
  readonly references: Reference[];
}

/** A page of the site, with what is asked of all: its text is read when somebody asks for `page`. */
export interface SitePage extends PageSource {
  path: string;
  facts: PageFacts;
  /** Those of its references that name an icon, a picture, a form or a record. */
  readonly named: Reference[];
  readonly links: Link[];
  /** What is in those two. */
  mentioned: Mentioned;
}

export interface Redirect {
  from: string;
  to: string;
  /** Made by the build, for a page that has expired: it may come back. */
  temporary?: true;
}

interface Singles {
  site: Site;
  theme: Theme;
  navigation: Navigation;
  messages: Messages;
  consent?: Consent;
  redirects: { redirects: Redirect[] };
  integrations: Integrations;
  knownMissing: KnownMissing;
}

/** All of site-config/, checked. */
export interface SiteConfig extends Singles {
  /** By name, then by id. */
  collections: Record<string, Record<string, unknown>>;
  /** By id. */
  forms: Record<string, Form>;
  /** Sorted by file. */
  pages: SitePage[];
  /** The references of all other files: values marked with `refersTo`, without links inside rich text. */
  references: Record<string, Reference[]>;
}

/** Only for entries without errors. */
export function toSiteConfig(entries: readonly ConfigFile[]): SiteConfig {
  const of = (kind: SlotKind) => entries.filter((entry) => entry.kind === kind);
  const byName = <T>(kind: SlotKind) =>
    Object.fromEntries(of(kind).map(({ name, value }) => [name, value as T]));
  const single = byName<Record<string, unknown>>('single');
  const none = { redirects: { redirects: [] }, knownMissing: { paths: [] } };
  return {
    ...none,
    ...(Object.fromEntries(
      Object.entries(SINGLES).flatMap(([key, name]) => (single[name] ? [[key, single[name]]] : [])),
    ) as unknown as Singles),
    collections: byName('collection'),
    forms: byName('form'),
    pages: of('page').map(sitePageOf),
    references: Object.fromEntries(
      entries.flatMap((entry) => (entry.kind === 'page' ? [] : [[entry.file, entry.references]])),
    ),
  };
}

/** Caches the page of an unchanged file, because few files change between loads. */
const sitePages = new WeakMap<ConfigFile, SitePage>();

function sitePageOf(entry: ConfigFile): SitePage {
  const page = sitePages.get(entry) ?? toSitePage(entry);
  sitePages.set(entry, page);
  return page;
}

function toSitePage(entry: ConfigFile): SitePage {
  const { file, facts, mentioned } = entry;
  if (facts?.path === undefined) throw new Error(`${file} is no page without errors`);
  return {
    file,
    path: facts.path,
    facts,
    mentioned,
    get named() {
      return entry.named;
    },
    get links() {
      return entry.links;
    },
    get page() {
      return entry.value as Page;
    },
    get references() {
      return entry.references;
    },
  };
}
