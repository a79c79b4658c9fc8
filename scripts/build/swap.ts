import { renameSync, rmSync } from 'node:fs';

/** Puts the finished `built` folder where `target` is; until then `target` stays as it was. */
export function swapIn(built: string, target: string): void {
  const old = `${target}-old-${process.pid}`;
  try {
    renameSync(target, old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  renameSync(built, target);
  rmSync(old, { recursive: true, force: true }); // twice as fast as not to wait for it
}
