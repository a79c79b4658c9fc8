import type { Spot } from '../locator.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Problem } from '../problem.ts';
import type { Mentioned } from '../references/mentioned.ts';

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
