import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a file was, and what it is to be; null where it is not there. */
export interface Step {
  file: string;
  before: string | null;
  after: string | null;
}

const journalOf = (root: string) => join(root, '.cache/unfinished-edit.json');

/** Kept while files are written, so that a run that died half-way can be undone by the next. */
export const openJournal = (root: string, steps: readonly Step[]): void =>
  put(journalOf(root), JSON.stringify(steps));

export const closeJournal = (root: string): void => rmSync(journalOf(root), { force: true });

/**
 * Undoes what an unfinished edit wrote, and gives the files' names; what somebody has changed since
 * stays. Nothing to undo: an empty list.
 */
export function undoUnfinished(root: string): string[] {
  const journal = readText(journalOf(root));
  if (journal === null) return [];
  const written = (JSON.parse(journal) as Step[]).filter(
    ({ file, before, after }) => before !== after && readText(join(root, file)) === after,
  );
  for (const { file, before } of written) put(join(root, file), before);
  closeJournal(root);
  return written.map(({ file }) => file);
}

/** The text of a file as it is, byte order mark included; null when it is not there. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** A file is at any moment either as it was or as it is to be. */
export function put(path: string, text: string | null): void {
  if (text === null) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  const aside = join(dirname(path), `.${process.pid}.tmp`);
  try {
    writeFileSync(aside, text, { mode: statSync(path, { throwIfNoEntry: false })?.mode ?? 0o666 });
    renameSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}
