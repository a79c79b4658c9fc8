import { renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/** Puts the finished `built` folder where `target` is; until then `target` stays as it was. */
export async function swapIn(built: string, target: string): Promise<void> {
  const old = `${target}-old-${process.pid}`;
  try {
    renameSync(target, old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  renameSync(built, target);
  await rm(old, { recursive: true, force: true });
}
