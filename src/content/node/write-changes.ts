import { join } from 'node:path';
import { diskSentence } from '../../node/disk-error.mjs';
import { CannotEdit, draftsOf, type FileChange } from '../edit/file-change.ts';
import { closeJournal, openJournal, put, readText, type Step, undoUnfinished } from './journal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes the changes, all of them or none. Throws CannotEdit when a file is not what the changes
 * began from, or cannot be written.
 */
export function writeChanges(root: string, changes: readonly FileChange[]): void {
  const steps = [...draftsOf(changes)].map(
    ([file, after]): Step => ({ file, before: readText(join(root, file)), after: after ?? null }),
  );
  refuseStale(changes, steps);
  // The code below is synchronous, so a signal is handled after it.
  for (const signal of SIGNALS) process.on(signal, later);
  try {
    openJournal(root, steps);
    for (const { file, after } of steps) put(root, file, after);
    closeJournal(root);
  } catch (error) {
    undoUnfinished(root);
    const reason = diskSentence(error) ?? (error instanceof Error ? error.message : error);
    throw new CannotEdit(`Não foi possível gravar, e tudo ficou como estava. (${reason})`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, later);
  }
}

const later = () => {};

/** Throws CannotEdit if a file was saved after the changes were planned. */
function refuseStale(changes: readonly FileChange[], steps: readonly Step[]): void {
  const from = new Map(changes.map(({ file, before }) => [file, before]));
  for (const { file, before } of steps)
    if (before?.replace(/^\uFEFF/, '') !== from.get(file))
      throw new CannotEdit(`${file} mudou enquanto isso. Nada foi gravado: tente de novo.`);
}
