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
} from '../../src/types/config.gen.ts';
import type { ConfigFile } from './config-file.ts';
import { SINGLES, type SlotKind } from './files/layout.ts';
import type { Reference } from './problem.ts';

export interface SitePage {
  file: string;
  page: Page;
  references: Reference[];
  /** The file's, where `page` is just what it says: quicker to compare than a value. */
  text?: string;
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
  /** By file. Only what the schemas mark with `refersTo`; links inside rich text are not here. */
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
    pages: of('page').map(({ file, value, references, text }) => ({
      file,
      page: value as Page,
      references,
      text,
    })),
    references: Object.fromEntries(entries.map(({ file, references }) => [file, references])),
  };
}
