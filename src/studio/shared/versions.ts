/** What the dev server tells the studio of a file's older versions. */
import type { Json } from '../../lib/json.ts';

/** The id of the version that is saved, but not sent. */
export const SAVED = 'saved';

/** A file as somebody has left it: a commit of git, or what is saved. */
export interface Version {
  id: string;
  /** These three are of the commit; `date` is an ISO date and time. */
  author?: string;
  date?: string;
  title?: string;
  /** In words, against the version before; empty if only the layout of the text changed. */
  changes: string[];
}

export interface VersionsAnswer {
  versions: Version[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

export interface VersionAnswer {
  /** Undefined if there was no file, or it was not valid JSON. */
  value?: Json | undefined;
}
