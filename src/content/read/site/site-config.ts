import { isObject, type JsonObject } from '../../../lib/json.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import type {
  Consent,
  Form,
  Integrations,
  KnownMissing,
  LanguageTexts,
  Messages,
  Navigation,
  Page,
  Site,
  Theme,
} from '../../../types/config.gen.ts';
import { languageFileOf, recordOf, SINGLES, type SlotKind } from '../files/layout.ts';
import type { RecordCard, RecordPage, UnpagedRecord } from '../records/record-types.ts';
import { isNamed, type Link, linksOf, type Mentioned } from '../references/links-of.ts';
import {
  asWritten,
  holdsSections,
  mentionedWith,
  referencesWritten,
} from '../site/shared-sections.ts';
import type { Reference } from '../words/problem.ts';
import { atInstant, type Clock } from '../words/time-zone.ts';
import type { ConfigFile, PageFacts, SharedUse } from './config-file.ts';
import { isTimed } from './is-live.ts';

/** Of a page that lists the records of one category. */
export interface OfCategory {
  category: string;
  collection: string;
  /** The first of its pages. */
  path: string;
  title: string;
  /** The page that lists all records. */
  all: string;
}

/** What a page is made of. */
export interface PageSource {
  file: string;
  readonly page: Page;
  readonly references: Reference[];
  facts?: Pick<PageFacts, 'card'>;
  /** Of the page of a record: its item of schema.org. */
  readonly structuredData?: JsonObject | undefined;
  /** Of a page that lists many records: which of its pages it is, from 0. */
  listPage?: number;
  ofCategory?: OfCategory;
}

/** A record with a file of its own, which is read when somebody asks for `value`. */
export interface SiteRecord {
  file: string;
  /** Collection and id, `journal/first-firing`. */
  name: string;
  readonly value: unknown;
  readonly references: Reference[];
  facts: PageFacts;
  mentioned: Mentioned;
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

/** What `site-config/languages/<tag>/` says; a file that is not there is as in the site's own language. */
export interface LanguageFiles {
  site?: LanguageTexts;
  navigation?: Navigation;
  messages?: Messages;
  consent?: Consent;
}

/** All of site-config/, checked. */
export interface SiteConfig extends Singles {
  /** The day on which it was read, in its time zone. */
  today: string;
  /** By language. */
  languages: Record<string, LanguageFiles>;
  /** The site's own language, where this is the site in another (`compile/in-language.ts`). */
  ownLanguage?: string;
  /** By name, then by id. */
  collections: Record<string, Record<string, unknown>>;
  /** The records that have a file each, by the name of their collection, then by id. */
  records: Record<string, Record<string, SiteRecord>>;
  /** The records that stand in lists without a page, those of one file in its order. */
  unpaged: UnpagedRecord[];
  /** What `site-config/records/` says of their pages, by the name of the collection. */
  recordPages: Record<string, RecordPage>;
  /** By id. */
  forms: Record<string, Form>;
  /** Sorted by file. */
  pages: SitePage[];
  /** The references of all other files but records: values marked with `refersTo`, without links inside rich text. */
  references: Record<string, Reference[]>;
}

/** Only for entries without errors. */
export function toSiteConfig(all: readonly ConfigFile[], { now, timeZone }: Clock): SiteConfig {
  // Each page has what it shows of shared sections, so that an edit of one is that of few pages.
  const entries = all.filter((entry) => entry.kind === 'page' || !holdsSections(entry));
  const byKind: Partial<Record<SlotKind, ConfigFile[]>> = {};
  for (const entry of entries) {
    byKind[entry.kind] ??= [];
    byKind[entry.kind]?.push(entry);
  }
  const of = (kind: SlotKind) => byKind[kind] ?? [];
  const byName = <T>(kind: SlotKind) =>
    Object.fromEntries(of(kind).map(({ name, value }) => [name, value as T]));
  const single = byName<Record<string, unknown>>('single');
  const none = { redirects: { redirects: [] }, knownMissing: { paths: [] } };
  return {
    ...none,
    today: atInstant(now, timeZone).slice(0, 10),
    ...(Object.fromEntries(
      Object.entries(SINGLES).flatMap(([key, name]) => (single[name] ? [[key, single[name]]] : [])),
    ) as unknown as Singles),
    languages: languageFiles(of('single')),
    collections: byName('collection'),
    records: recordsByCollection(of('record')),
    unpaged: unpagedAmong([...of('collection'), ...of('record')]),
    recordPages: byName('record-page'),
    forms: byName('form'),
    pages: of('page').map(sitePageOf),
    references: Object.fromEntries(
      entries.flatMap((entry) =>
        entry.kind === 'page' || entry.kind === 'record' ? [] : [[entry.file, entry.references]],
      ),
    ),
  };
}

function languageFiles(entries: readonly ConfigFile[]): SiteConfig['languages'] {
  const languages: Record<string, Record<string, unknown>> = {};
  for (const entry of entries) {
    const { language, own } = languageFileOf(entry) ?? {};
    if (language === undefined || own === undefined) continue;
    languages[language] ??= {};
    languages[language][own] = entry.value;
  }
  return languages;
}

function recordsByCollection(entries: readonly ConfigFile[]): SiteConfig['records'] {
  const records: SiteConfig['records'] = {};
  for (const entry of entries) {
    const [collection, id] = recordOf(entry);
    records[collection] ??= {};
    records[collection][id] = siteRecordOf(entry);
  }
  return records;
}

const unpagedAmong = (entries: readonly ConfigFile[]): UnpagedRecord[] =>
  entries.flatMap((entry) =>
    entry.cards ? entry.cards.map((card) => unpagedIn(entry, card)) : unpagedOf(entry),
  );

function unpagedIn({ value }: ConfigFile, card: RecordCard): UnpagedRecord {
  const record = isObject(value) ? value[card.id] : undefined;
  return { card, value: record, isTimed: isTimed(record) };
}

/** Of a file of its own, which few open. */
const unpagedOf = (entry: ConfigFile): UnpagedRecord[] => {
  const { card, isTimed = false } = entry.facts ?? {};
  if (!card) return [];
  return [
    {
      card,
      isTimed,
      get value() {
        return entry.value;
      },
    },
  ];
};

const siteRecordOf = memoizeWeakly((entry: ConfigFile): SiteRecord => {
  const { file, name, facts, mentioned } = entry;
  if (!facts) throw new Error(`${file} is no record without errors`);
  return {
    file,
    name,
    facts,
    mentioned,
    get value() {
      return entry.value;
    },
    get references() {
      return entry.references;
    },
  };
});

/** Caches the page of an unchanged file, because few files change between loads. */
const sitePageOf = memoizeWeakly((entry: ConfigFile): SitePage => {
  const { file, facts, mentioned, uses } = entry;
  if (facts?.path === undefined) throw new Error(`${file} is no page without errors`);
  if (uses) return pageWithShared(entry, facts, facts.path, uses);
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
    get structuredData() {
      return entry.ofRecord?.structuredData;
    },
    get references() {
      return entry.references;
    },
  };
});

/** A page with shared sections is the one that has them written in their places. */
function pageWithShared(
  entry: ConfigFile,
  facts: PageFacts,
  path: string,
  uses: readonly SharedUse[],
): SitePage {
  const references = () => referencesWritten(entry.references, uses);
  return {
    file: entry.file,
    path,
    facts,
    mentioned: mentionedWith(entry.mentioned, uses),
    get named() {
      return references().filter(isNamed);
    },
    get links() {
      return linksOf(references()).links;
    },
    get page() {
      return asWritten(entry.value, uses) as unknown as Page;
    },
    get structuredData() {
      return entry.ofRecord?.structuredData;
    },
    get references() {
      return references();
    },
  };
}
