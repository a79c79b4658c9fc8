import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readChecked, writeChecked } from '../../node/checked-json.ts';
import { diskMessage } from '../../node/disk-error.mjs';
import { replaceFile } from '../../node/replace-file.ts';
import { msg } from '../../words/message.ts';
import { CannotEdit, draftsOf, type FileChange } from '../edit/file-change.ts';

/** The content of a file before and after; null if it does not exist. */
interface Writing {
  file: string;
  before: string | null;
  after: string | null;
}

/** What is being written, and by which process. */
interface Journal {
  pid: number;
  writings: Writing[];
}

const JOURNAL = '.cache/unfinished-edit.json';
const FORMAT = 1;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes the changes, all of them or none. Throws CannotEdit when a file is not what the changes
 * began from, or cannot be written.
 */
export function writeChanges(root: string, changes: readonly FileChange[]): void {
  const writings = [...draftsOf(changes)].map(
    ([file, after]): Writing => ({
      file,
      before: readText(join(root, file)),
      after: after ?? null,
    }),
  );
  refuseStale(changes, writings);
  // The code below is synchronous, so a signal is handled after it.
  for (const signal of SIGNALS) process.on(signal, later);
  try {
    openJournal(root, writings);
    for (const { file, after } of writings) put(root, file, after);
    closeJournal(root);
  } catch (error) {
    undoUnfinished(root);
    const reason = diskMessage(error) ?? (error instanceof Error ? error.message : String(error));
    throw new CannotEdit(msg('content/files:not-written', { reason }));
  } finally {
    for (const signal of SIGNALS) process.off(signal, later);
  }
}

const later = () => {};

/** Throws CannotEdit if a file was saved after the changes were planned. */
function refuseStale(changes: readonly FileChange[], writings: readonly Writing[]): void {
  const from = new Map(changes.map(({ file, before }) => [file, before]));
  for (const { file, before } of writings)
    if (before?.replace(/^\uFEFF/, '') !== from.get(file))
      throw new CannotEdit(msg('content/files:changed-meanwhile', { file }));
}

/** Kept while files are written, so that a run that died half-way can be undone by the next. */
export const openJournal = (root: string, writings: Writing[], pid = process.pid): void =>
  writeChecked(join(root, JOURNAL), FORMAT, { pid, writings } satisfies Journal);

const closeJournal = (root: string): void => rmSync(join(root, JOURNAL), { force: true });

/**
 * Undoes the changes of an unfinished edit and returns the names of the files; files that were changed since
 * are kept. Returns an empty list if there is nothing to undo. A damaged journal is as good as none.
 */
export function undoUnfinished(root: string): string[] {
  const journal = readChecked<Journal>(join(root, JOURNAL), FORMAT);
  if (!journal || isWriting(root, journal)) return [];
  const written = journal.writings.filter(
    ({ file, before, after }) => before !== after && readText(join(root, file)) === after,
  );
  for (const { file, before } of written) put(root, file, before);
  closeJournal(root);
  return written.map(({ file }) => file);
}

/** In milliseconds, far more than it takes. After that, a process of this number is another one. */
const LONGEST_WRITE = 30_000;

/** Whether another process is still at it. */
function isWriting(root: string, { pid }: Journal): boolean {
  const begun = statSync(join(root, JOURNAL)).mtimeMs;
  if (pid === process.pid || Date.now() - begun > LONGEST_WRITE) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // there is no such process
  }
}

/** The text of a file as it is, byte order mark included; null when it is not there. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Writes a file of the site, or removes it where its text is null. */
function put(root: string, file: string, text: string | null): void {
  if (text === null) rmSync(join(root, file), { force: true });
  else replaceFile(root, file, text);
}
