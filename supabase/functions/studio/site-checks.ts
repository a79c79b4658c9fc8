import type { FoundProblem } from './protocol.ts';

/** A site as it would be. */
export interface SiteToCheck {
  /** All files of content with their sizes. */
  files: ReadonlyMap<string, number>;
  /** The texts of `site-config/`. */
  texts: ReadonlyMap<string, string>;
  /** What is written now, texts and drawings; undefined for what is removed or no text. */
  changed: ReadonlyMap<string, string | undefined>;
  /** The texts of what is changed, as they are published. */
  before: ReadonlyMap<string, string>;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What `npm run supabase` makes of the engine and of the site's own blocks, as one file. */
export interface SiteChecks {
  /** The number of the schemas that it was made with. */
  schemaVersion: number;
  /** The id of the folder `blocks/` that it was made with, as git names it; null without one. */
  blocks: string | null;
  /** How the branches of proposals begin, in the language of the site: "edicao/". */
  branchPrefix: string;
  /** Whether a drawing has only what is on the list of what drawings may have. */
  isCleanDrawing(text: string): boolean;
  /** Errors alone. */
  check(site: SiteToCheck): FoundProblem[];
}
