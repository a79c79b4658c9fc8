import { join } from 'node:path';
import { keepChecked, readChecked } from '../../../node/checked-json.ts';
import type { CachedFile, CachedPage } from '../../check/incremental/cached-page.ts';
import type { Slot } from '../../read/files/layout.ts';

const FOLDER = '.cache/checked-pages';
const FORMAT = 9;

/** Stored in sixteen parts: an edit of one of ten thousand pages then takes 25 ms to store and not 280. */
const PARTS = [...'0123456789abcdef'];
const partOf = (file: string): string => {
  let sum = 0;
  for (let index = 0; index < file.length; index++) sum += file.charCodeAt(index);
  return PARTS[sum % PARTS.length] as string;
};
const pathOf = (root: string, part: string) => join(root, FOLDER, `${part}.json`);

type Pages = Record<string, CachedPage>;

interface Part {
  /** Key of the schemas and of the code that checks single files. */
  key: string;
  /** By file. */
  pages: Pages;
}

/**
 * Results for pages that were read before, stored in the site's `.cache/`. An unchanged page is neither read
 * nor checked again; in most runs all pages are unchanged.
 */
export interface PageCache {
  of(slot: Pick<Slot, 'file' | 'stamp'>): CachedPage | undefined;
  /** Stores the entries without errors. */
  keep(entries: readonly Pick<CachedFile, 'file' | 'page'>[]): void;
}

/** What was stored under another key is not returned. */
export function openPageCache(root: string, key: string): PageCache {
  const stored: Pages = {};
  for (const name of PARTS) {
    const part = readChecked<Part>(pathOf(root, name), FORMAT);
    if (part?.key === key) Object.assign(stored, part.pages);
  }
  return {
    of({ file, stamp }) {
      const page = stored[file];
      return page?.stamp === stamp ? page : undefined;
    },
    keep(entries) {
      const parts = new Map<string, Pages>();
      const changed = new Set<string>();
      for (const { file, page } of entries) {
        if (!page) continue;
        const name = partOf(file);
        const pages = parts.get(name) ?? {};
        parts.set(name, pages);
        pages[file] = page;
        if (page !== stored[file]) changed.add(name);
        stored[file] = page;
      }
      for (const name of changed)
        keepChecked(pathOf(root, name), FORMAT, { key, pages: parts.get(name) });
    },
  };
}
