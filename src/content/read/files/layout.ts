import type { JsonObject } from '../../../lib/json.ts';

/** The files that exist once; each has schema/<name>.schema.json. */
export const SINGLES = {
  site: 'site',
  navigation: 'navigation',
  messages: 'messages',
  consent: 'consent',
  theme: 'theme',
  redirects: 'redirects',
  integrations: 'integrations',
  knownMissing: 'known-missing',
} as const;

/** Optional files: consent, redirects and known missing pages. */
export const OPTIONAL: ReadonlySet<string> = new Set(['consent', 'redirects', 'known-missing']);

/** The files of a language in `site-config/languages/<tag>/`, each with its schema: the same, and what differs from site.json. */
export const OF_LANGUAGE: Readonly<Record<string, string>> = {
  site: 'language.schema.json',
  navigation: 'navigation.schema.json',
  messages: 'messages.schema.json',
  consent: 'consent.schema.json',
};

/** The schemas that every site needs, by `$id`. */
export const NEEDED_SCHEMAS: readonly string[] = [
  'page.schema.json',
  'form.schema.json',
  'record-page.schema.json',
  'language.schema.json',
  ...Object.values(SINGLES).map((name) => `${name}.schema.json`),
];

/** A record is a file of its own below collections/; a record page is what the records of a collection are shown by. */
export type SlotKind = 'single' | 'collection' | 'record' | 'record-page' | 'form' | 'page';

/** The page or the card that the records of a collection are shown by, as plain data: threads get it with the file of a record. */
export interface RecordTemplate {
  file: string;
  text: string;
  /** How dates are written in its texts. */
  language: string;
  /** Identifies all of the above. */
  sum: string;
  /** The fields by which a record names others. */
  relations?: Relations;
  /** What the page reads of those, by collection and id, and what identifies it. */
  named?: Record<string, Record<string, JsonObject>>;
  namedSum?: string;
}

/** By the name of a field, the collection of the record or records that it names. */
export type Relations = Readonly<Record<string, { collection: string; isList: boolean }>>;

/** A file of site-config/ that has a place in the site. */
export interface Slot {
  kind: SlotKind;
  /** Relative to the root, forward slashes. */
  file: string;
  /** The `$id` of its schema. */
  schema: string;
  /** File name without extension: the collection's name, the form's id. */
  name: string;
  /** Changes with every write of the file. */
  stamp: string;
  /** In milliseconds since 1970. */
  changedAt: number;
  size: number;
  /** Of a record whose collection has a record page; of a collection in one file, if that gives no pages. */
  template?: RecordTemplate;
}

/** A folder with the name of a collection holds its records. */
export const isKnownFolder = (folder: string, collections: ReadonlySet<string>) =>
  /^site-config\/(collections|forms|records|languages(\/[^/]+)?|pages(\/.*)?)$/.test(folder) ||
  collections.has(/^site-config\/collections\/([^/]+)$/.exec(folder)?.[1] ?? '');

export type FileRole = Omit<Slot, 'stamp' | 'changedAt' | 'size' | 'template'>;

/** The collection of a record, and its id, of the name of its slot. */
export function recordOf({ name }: Pick<Slot, 'name'>): [collection: string, id: string] {
  const [collection = '', id = ''] = name.split('/');
  return [collection, id];
}

const ID = /^[a-z][a-z0-9-]*$/;

/** The slot of a file; undefined if it does not belong to the site. */
export function slotOf(file: string, collections: ReadonlySet<string>): FileRole | undefined {
  const [, folder, name] =
    /^site-config\/(?:(collections|forms|languages|pages|records)\/)?(.+)\.json$/.exec(file) ?? [];
  if (name === undefined) return undefined;
  if (folder === 'pages') return { kind: 'page', file, name, schema: 'page.schema.json' };
  if (folder === 'languages') return ofLanguage(file, name);
  if (name.includes('/'))
    return folder === 'collections' ? recordSlot(file, name, collections) : undefined;
  if (folder === 'forms')
    return ID.test(name) ? { kind: 'form', file, name, schema: 'form.schema.json' } : undefined;
  if (folder !== undefined)
    return collections.has(name) ? ofCollection(folder, file, name) : undefined;
  return (Object.values(SINGLES) as string[]).includes(name)
    ? { kind: 'single', file, name, schema: `${name}.schema.json` }
    : undefined;
}

/** Its name is that of the language and of the file: `es/navigation`. */
function ofLanguage(file: string, name: string): FileRole | undefined {
  const [, own = ''] = /^[A-Za-z0-9-]+\/([a-z]+)$/.exec(name) ?? [];
  const schema = Object.hasOwn(OF_LANGUAGE, own) ? OF_LANGUAGE[own] : undefined;
  return schema ? { kind: 'single', file, name, schema } : undefined;
}

/** The language of such a file, and which of the files it is; undefined for all others. */
export function languageFileOf({ kind, name }: Pick<Slot, 'kind' | 'name'>) {
  if (kind !== 'single') return undefined; // without looking at the names of ten thousand pages
  const [language = '', own] = name.split('/');
  return own === undefined ? undefined : { language, own };
}

const ofCollection = (folder: string, file: string, name: string): FileRole =>
  folder === 'records'
    ? { kind: 'record-page', file, name, schema: 'record-page.schema.json' }
    : { kind: 'collection', file, name, schema: `collections/${name}.schema.json` };

function recordSlot(file: string, name: string, known: ReadonlySet<string>): FileRole | undefined {
  const [collection = '', id = '', ...more] = name.split('/');
  if (!known.has(collection) || !ID.test(id) || more.length > 0) return undefined;
  return { kind: 'record', file, name, schema: `collections/${collection}.schema.json` };
}

/** Rejects parent folders, hidden names, drive letters and backslashes. */
export const isPlainPath = (file: string) =>
  file.length <= 300 &&
  !/[\\:\p{C}]/u.test(file) &&
  file.split('/').every((name) => name !== '' && !name.startsWith('.') && !/[~. ]$/.test(name));

/** The same of a path that anybody may have made up. */
export const slotOfUntrusted = (
  file: string,
  collections: ReadonlySet<string>,
): FileRole | undefined => (isPlainPath(file) ? slotOf(file, collections) : undefined);
