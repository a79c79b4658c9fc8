import type { Slot } from '../../read/files/layout.ts';
import type { Mentioned } from '../../read/references/links-of.ts';
import type { ConfigFile, PageFacts } from '../../read/site/config-file.ts';
import type { Spot } from '../../read/site/locator.ts';
import type { Problem } from '../../read/words/problem.ts';
import type { SiteLocale } from '../../read/words/site-locale.ts';

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

/** What spares reading pages: results of earlier runs, and threads. Node has both; in memory there is neither. */
export interface PageStore {
  /** The moment by the clock that gives files their times, in milliseconds. */
  now(): number;
  of(slot: Pick<Slot, 'file' | 'stamp'>): CachedPage | undefined;
  /** Whether a file is still what it was by its stamp, for who knows it; else its text is summed up again. */
  isUnchanged?(slot: Pick<Slot, 'file' | 'stamp'>): boolean;
  /** Reads many files at once: some here, with `read`, and some elsewhere, whose results it returns by file. */
  readMany(
    slots: readonly Slot[],
    locale: SiteLocale,
    read: (slot: Slot) => void,
  ): ReadonlyMap<string, CachedPage>;
}

/** For files in memory: they have no times, and their stamps tell each change. */
export const NO_STORE: PageStore = {
  now: () => Infinity,
  of: () => undefined,
  readMany: () => new Map(),
};

/** Resolution of file times in milliseconds: two writes within it look the same. */
const CLOCK_STEP = 20;

/** Undefined for a page with errors, for a page that was written just before `now`, and for other files. */
export function toCachedPage(entry: ConfigFile, now: number): CachedPage | undefined {
  const { stamp, changedAt, facts, mentioned, problems: warnings } = entry;
  const isRight = warnings.every(({ severity }) => severity === 'warning');
  if (!facts || !isRight || changedAt >= now - CLOCK_STEP) return undefined;
  const made = entry.made && toCachedPage(entry.made, now);
  if (entry.made && !made) return undefined;
  const ids = [...entry.ids].map(([id, pointers]): [string, string[]] => [id, [...pointers]]);
  return { stamp, facts, mentioned, ids, warnings, spots: {}, ...(made && { made }) };
}
