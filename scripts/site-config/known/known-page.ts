import type { PageFacts } from '../page-facts.ts';
import type { Mentioned } from '../references/mentioned.ts';

/** What was found of a page with which nothing is wrong. There may be ten thousand: what few are asked for is not here. */
export interface KnownPage {
  /** Of the file. */
  stamp: string;
  facts: PageFacts;
  mentioned: Mentioned;
  ids: [id: string, places: string[]][];
}
