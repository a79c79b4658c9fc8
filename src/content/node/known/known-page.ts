import type { ConfigFile } from '../../config-file.ts';
import type { Spot } from '../../locator.ts';
import type { PageFacts } from '../../page-facts.ts';
import type { Problem } from '../../problem.ts';
import type { Mentioned } from '../../references/mentioned.ts';

/** What was found of a page without errors. There may be ten thousand: what few are asked for is not here. */
export interface KnownPage {
  /** Of the file. */
  stamp: string;
  facts: PageFacts;
  mentioned: Mentioned;
  ids: [id: string, places: string[]][];
  /** What the checks of a single file found. */
  warnings: Problem[];
  /** Where the checks of the whole site have found something so far, by `spotKey`. */
  spots: Record<string, Spot>;
}

/** A file, with what is to be remembered of it where it is a page without errors. */
export type CachedFile = ConfigFile & { known?: KnownPage };

/** Of a file system: one that is written to twice within it looks the same, in milliseconds. */
const CLOCK_STEP = 20;

/** Undefined for a page with errors, for one that was written this very moment, and for all that is no page. */
export function knownOf(entry: ConfigFile): KnownPage | undefined {
  const { stamp, changedAt, facts, mentioned, problems: warnings } = entry;
  const isRight = warnings.every(({ severity }) => severity === 'warning');
  if (!facts || !isRight || changedAt >= Date.now() - CLOCK_STEP) return undefined;
  const ids = [...entry.ids].map(([id, places]): [string, string[]] => [id, [...places]]);
  return { stamp, facts, mentioned, ids, warnings, spots: {} };
}
