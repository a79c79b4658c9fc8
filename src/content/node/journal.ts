import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../lib/json.ts';
import { replaceFile } from '../../node/replace-file.ts';

/** The content of a file before and after; null if it does not exist. */
export interface Step {
  file: string;
  before: string | null;
  after: string | null;
}

const JOURNAL = '.cache/unfinished-edit.json';
const DAMAGED = '.cache/unfinished-edit.damaged.json';

interface Journal {
  /** The process that writes the files. */
  pid: number;
  steps: Step[];
}

/** Kept while files are written, so that a run that died half-way can be undone by the next. */
export const openJournal = (root: string, steps: readonly Step[]): void =>
  put(root, JOURNAL, JSON.stringify({ pid: process.pid, steps }));

export const closeJournal = (root: string): void => rmSync(join(root, JOURNAL), { force: true });

/**
 * Undoes the changes of an unfinished edit and returns the names of the files; files that were changed since
 * are kept. Returns an empty list if there is nothing to undo. A journal that cannot be parsed is renamed,
 * because it would block every further edit; a person may still read it.
 */
export function undoUnfinished(root: string): string[] {
  const path = join(root, JOURNAL);
  const text = readText(path);
  if (text === null) return [];
  const journal = journalOf(text);
  if (!journal) {
    renameSync(path, join(root, DAMAGED));
    return [];
  }
  const { pid, steps } = journal;
  if (isWriting(pid, path)) return [];
  const written = steps.filter(
    ({ file, before, after }) => before !== after && readText(join(root, file)) === after,
  );
  for (const { file, before } of written) put(root, file, before);
  closeJournal(root);
  return written.map(({ file }) => file);
}

/** In milliseconds, far more than it takes. After that, a process of this number is another one. */
const LONGEST_WRITE = 30_000;

/** Whether another process is still at it. */
function isWriting(pid: number, journal: string): boolean {
  if (pid === process.pid || Date.now() - statSync(journal).mtimeMs > LONGEST_WRITE) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // there is no such process
  }
}

/** Undefined where it is not what `openJournal` writes. */
function journalOf(text: string): Journal | undefined {
  try {
    const journal: unknown = JSON.parse(text);
    if (!isObject(journal) || !Array.isArray(journal.steps)) return undefined;
    const { pid, steps } = journal;
    return Number.isInteger(pid) && steps.every(isStep) ? { pid: Number(pid), steps } : undefined;
  } catch {
    return undefined;
  }
}

const isStep = (step: unknown): step is Step =>
  isObject(step) &&
  typeof step.file === 'string' &&
  isTextOrNull(step.before) &&
  isTextOrNull(step.after);

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** The text of a file as it is, byte order mark included; null when it is not there. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Writes a file of the site, or removes it where its text is null. */
export function put(root: string, file: string, text: string | null): void {
  if (text === null) rmSync(join(root, file), { force: true });
  else replaceFile(root, file, text);
}
