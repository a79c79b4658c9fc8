import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file of the site in `root` atomically. A temporary file left by a killed process is in `.cache/`,
 * which is neither published nor committed.
 */
export function replaceFile(root: string, file: string, data: string | Uint8Array): void {
  const path = join(root, file);
  const name = `.${process.pid}.tmp`;
  const cache = join(root, '.cache');
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(cache, { recursive: true });
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0o666;
  try {
    move(join(cache, name), path, data, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    move(join(dirname(path), name), path, data, mode); // the folder is on a disk of its own
  }
}

/** Whether a file is one that `replaceFile` did not finish. */
export const isUnfinished = (file: string): boolean => /^\.\d+\.tmp$/.test(basename(file));

function move(aside: string, path: string, data: string | Uint8Array, mode: number): void {
  try {
    writeFileSync(aside, data, { mode });
    renameSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}
