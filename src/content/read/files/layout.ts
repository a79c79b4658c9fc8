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

/** The schemas that every site needs, by `$id`. */
export const NEEDED_SCHEMAS: readonly string[] = [
  'page.schema.json',
  'form.schema.json',
  ...Object.values(SINGLES).map((name) => `${name}.schema.json`),
];

export type SlotKind = 'single' | 'collection' | 'form' | 'page';

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
}

export const isKnownFolder = (folder: string) =>
  /^site-config\/(collections|forms|pages(\/.*)?)$/.test(folder);

export type FileRole = Omit<Slot, 'stamp' | 'changedAt' | 'size'>;

/** The slot of a file; undefined if it does not belong to the site. */
export function slotOf(file: string, collections: ReadonlySet<string>): FileRole | undefined {
  const [, folder, name] =
    /^site-config\/(?:(collections|forms|pages)\/)?(.+)\.json$/.exec(file) ?? [];
  if (name === undefined) return undefined;
  if (folder === 'pages') return { kind: 'page', file, name, schema: 'page.schema.json' };
  if (name.includes('/')) return undefined;
  if (folder === 'forms')
    return /^[a-z][a-z0-9-]*$/.test(name)
      ? { kind: 'form', file, name, schema: 'form.schema.json' }
      : undefined;
  if (folder === 'collections')
    return collections.has(name)
      ? { kind: 'collection', file, name, schema: `collections/${name}.schema.json` }
      : undefined;
  return (Object.values(SINGLES) as string[]).includes(name)
    ? { kind: 'single', file, name, schema: `${name}.schema.json` }
    : undefined;
}
