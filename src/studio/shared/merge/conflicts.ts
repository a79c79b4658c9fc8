import type { Json } from '../../../lib/json.ts';

export type Side = 'mine' | 'theirs';

/** A value that both sides have changed, and differently. */
export interface MergeConflict {
  /** In `mine`, or in `theirs` if mine has removed the value. */
  pointer: string;
  /** Undefined if that side has removed it. */
  mine: Json | undefined;
  theirs: Json | undefined;
  /** Both have moved the items of a list; only their order is to be chosen. */
  isOrder: boolean;
}

/** What another has done to a file that was changed here, as far as somebody has to choose. */
export interface FileConflict {
  /** The file as it is called here; it may be a new name of the one that the other has changed. */
  file: string;
  fields: MergeConflict[];
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** File -> the sides that were chosen, in the order of its conflicts. */
export type Choices = Readonly<Record<string, readonly Side[]>>;
