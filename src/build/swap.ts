import { existsSync, renameSync } from 'node:fs';
import { type LastTree, noLastTree } from './last-tree.ts';

/** Puts the finished `built` folder where `target` is; until then `target` stays as it was. */
export function swapIn(built: string, target: string, last: LastTree = noLastTree): void {
  const old = `${target}-old-${process.pid}`;
  const isFirst = !existsSync(target);
  if (!isFirst) renameSync(target, old);
  renameSync(built, target);
  if (!isFirst) last.keep(old);
}
