import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type LastTree, noLastTree } from './last-tree.ts';

/** Puts the finished `built` folder where `target` is; until then `target` stays as it was. */
export function swapIn(built: string, target: string, last: LastTree = noLastTree): void {
  const old = `${target}-old-${process.pid}`;
  const isFirst = !existsSync(target);
  if (!isFirst) renameSync(target, old);
  renameSync(built, target);
  if (!isFirst) last.keep(old);
}

/**
 * Removes what killed builds left beside `folder`: `<folder>-building-<process id>`. One that was killed in
 * the moment between the two steps of its swap left the folder under its other name: back with it.
 */
export function sweepAfterKilledBuilds(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(folder)}-`)) continue;
    const [, kind, id] = /^-(building|old)-(\d+)$/.exec(name.slice(basename(folder).length)) ?? [];
    if (!id || isAlive(Number(id))) continue;
    const left = join(parent, name);
    if (kind === 'old' && !existsSync(folder)) renameSync(left, folder);
    else rmSync(left, { recursive: true, force: true });
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
