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
  const ids = [...entry.ids].map(([id, pointers]): [string, string[]] => [id, [...pointers]]);
  return { stamp, facts, mentioned, ids, warnings, spots: {} };
}
