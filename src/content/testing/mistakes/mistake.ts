import type { Files } from '../fixture.ts';

/** What the hint says to do, done: the test applies it and asks again. */
export type Remedy =
  | { value: unknown }
  | { rename: string; value?: unknown }
  /** Passages of the file and what takes their place, in order; only what the hint says. */
  | { edit: [from: string | RegExp, to: string][] }
  /** Whole files, for what is moved. */
  | { files: Files };

/** A mistake that a fix makes good: the files, and the problem as `found` writes it. */
type Fixed = [files: Files, found: string];

export interface Mistake {
  files: Files;
  /** The file that is reported, if it is not the only changed one. */
  file?: string;
  code: string;
  /** A pointer, or a line. */
  at: string | number;
  /** What the hint shows of the remedy, where no fix makes it: a value, a file, a name, a limit. */
  shows?: string;
  remedy?: Remedy;
}

/** By what the person did. */
export type Mistakes = Record<string, Mistake | Fixed>;

/** The files of one of them. */
export function filesOf(table: Mistakes, name: string): Files {
  const mistake = table[name];
  if (!mistake) throw new Error(`No mistake is called ${name}`);
  return Array.isArray(mistake) ? mistake[0] : mistake.files;
}
