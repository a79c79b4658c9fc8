import { join } from 'node:path';
import { keepChecked, readChecked } from '../../../node/checked-json.ts';
import type { Slot } from '../../read/files/layout.ts';
import type { Mentioned } from '../../read/references/links-of.ts';
import type { CachedFile, CachedPage } from './cached-page.ts';

const FOLDER = '.cache/checked-pages';
const FORMAT = 6;

interface Keys {
  /** Key of the schemas. */
  schemas: string;
  /** Key of the code that checks single files. */
  checks: string;
}

export interface StoredPages extends Keys {
  files: Record<string, CachedPage>;
}

export const NOTHING_STORED: StoredPages = { schemas: '', checks: '', files: {} };

/**
 * Results for pages that were read before, stored in the site's `.cache/`. An unchanged page is neither read
 * nor checked again; in most runs all pages are unchanged.
 */
export interface PageCache {
  of(slot: Slot): CachedPage | undefined;
  /** Stores the entries without errors. */
  keep(entries: readonly CachedFile[]): void;
}

export function openPageCache(root: string, keys: Keys): PageCache {
  let stored = readStoredPages(root);
  const isOfOthers = stored.schemas !== keys.schemas || stored.checks !== keys.checks;
  if (isOfOthers) stored = NOTHING_STORED;
  return {
    of({ file, stamp }) {
      const before = stored.files[file];
      return before?.stamp === stamp ? before : undefined;
    },
    keep(entries) {
      stored = writeStoredPages(root, keys, entries, stored);
    },
  };
}

/** Stored in sixteen parts, so that a changed page rewrites only its part. */
const PARTS = [...'0123456789abcdef'];
const partOf = (file: string) => {
  let sum = 0;
  for (let index = 0; index < file.length; index++) sum += file.charCodeAt(index);
  return PARTS[sum % PARTS.length] as string;
};
const pathOf = (root: string, part: string) => join(root, FOLDER, `${part}.json`);

/** Mentions are stored once per part, because most pages share them. */
interface Part extends Keys {
  links: string[];
  names: Mentioned['names'][number][];
  files: Record<string, Omit<CachedPage, 'mentioned'> & { links: number[]; names: number[] }>;
}

export function readStoredPages(root: string): StoredPages {
  const parts = PARTS.flatMap((part) => readChecked<Part>(pathOf(root, part), FORMAT) ?? []);
  const { schemas, checks } = parts[0] ?? NOTHING_STORED;
  const stored: StoredPages = { schemas, checks, files: {} };
  for (const part of parts) {
    if (part.schemas !== schemas || part.checks !== checks) continue;
    for (const [file, { links, names, ...page }] of Object.entries(part.files))
      stored.files[file] = {
        ...page,
        mentioned: {
          links: links.map((index) => part.links[index] as string),
          names: names.map((index) => part.names[index] as Mentioned['names'][number]),
        },
      };
  }
  return stored;
}

function toPart(keys: Keys, files: StoredPages['files']): Part {
  const part: Part = { ...keys, links: [], names: [], files: {} };
  const linkAt = numbered(part.links, (link) => link);
  const nameAt = numbered(part.names, (name) => name.join(' '));
  for (const [file, { mentioned, ...page }] of Object.entries(files)) {
    const [links, names] = [mentioned.links.map(linkAt), mentioned.names.map(nameAt)];
    part.files[file] = { ...page, links, names };
  }
  return part;
}

/** Returns the index of an item in `list`, and adds it if it is new. */
function numbered<T>(list: T[], keyOf: (item: T) => string): (item: T) => number {
  const indexes = new Map<string, number>();
  return (item) => {
    const key = keyOf(item);
    const index = indexes.get(key) ?? list.push(item) - 1;
    indexes.set(key, index);
    return index;
  };
}

/** Writes the pages without errors of `entries`; `last` is what is stored already. */
export function writeStoredPages(
  root: string,
  keys: Keys,
  entries: readonly Pick<CachedFile, 'file' | 'page'>[],
  last: StoredPages,
): StoredPages {
  const isOther = last.schemas !== keys.schemas || last.checks !== keys.checks;
  const files: StoredPages['files'] = {};
  const changed = new Set<string>(isOther ? PARTS : []);
  for (const { file, page } of entries) {
    if (!page) continue;
    files[file] = page;
    if (page !== last.files[file]) changed.add(partOf(file));
  }
  if (changed.size === 0) return last;
  const parts = new Map([...changed].map((part) => [part, {} as StoredPages['files']]));
  for (const [file, page] of Object.entries(files)) {
    const part = parts.get(partOf(file));
    if (part) part[file] = page;
  }
  for (const [part, pages] of parts) keepChecked(pathOf(root, part), FORMAT, toPart(keys, pages));
  return { ...keys, files };
}
