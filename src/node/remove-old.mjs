import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const WEEK_MS = 7 * 24 * 3600 * 1000; // a dev server may run for days, and load a part of itself late

/**
 * Forgets what was made more than a week ago.
 * @param {string} folder
 */
export function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - WEEK_MS) rmSync(path, { recursive: true, force: true });
  }
}
