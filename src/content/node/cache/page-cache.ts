import { join } from 'node:path';
import { keepChecked, readChecked } from '../../../node/checked-json.ts';
import type { Slot } from '../../read/files/layout.ts';
import type { Mentioned } from '../../read/references/links-of.ts';
import type { ConfigFile, PageFacts } from '../../read/site/config-file.ts';
import type { Spot } from '../../read/site/locator.ts';
import type { Problem } from '../../read/words/problem.ts';

/** The results for a page without errors. Rarely needed ones are left out, because there may be ten thousand pages. */
export interface CachedPage {
  /** Stamp of the file. */
  stamp: string;
  facts: PageFacts;
  mentioned: Mentioned;
  ids: [id: string, places: string[]][];
  /** Warnings of the checks of single files. */
  warnings: Problem[];
  /** Positions of findings of the site-wide checks so far, by `spotKey`. */
  spots: Record<string, Spot>;
  /** Of a record: the page that is made of it. */
  made?: CachedPage;
}

/** A file; `page` is what the cache stores of it, if it is a page without errors. */
export type CachedFile = ConfigFile & { page?: CachedPage };

/** Resolution of file times in milliseconds: two writes within it look the same. */
const CLOCK_STEP = 20;

/** Undefined for a page with errors, for a page that was written just before `now`, and for other files. */
export function toCachedPage(entry: ConfigFile, now = Date.now()): CachedPage | undefined {
  const { stamp, changedAt, facts, mentioned, problems: warnings } = entry;
  const isRight = warnings.every(({ severity }) => severity === 'warning');
  if (!facts || !isRight || changedAt >= now - CLOCK_STEP) return undefined;
  const made = entry.made && toCachedPage(entry.made, now);
  if (entry.made && !made) return undefined;
  const ids = [...entry.ids].map(([id, pointers]): [string, string[]] => [id, [...pointers]]);
  return { stamp, facts, mentioned, ids, warnings, spots: {}, ...(made && { made }) };
}

const FOLDER = '.cache/checked-pages';
const FORMAT = 8;

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
