import { rename, rm } from 'node:fs/promises';

/** Puts the finished `built` folder where `target` is; until then `target` stays as it was. */
export async function swapIn(built: string, target: string): Promise<void> {
  const old = `${target}-old-${process.pid}`;
  await rename(target, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(built, target);
  await rm(old, { recursive: true, force: true });
}
