import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter } from './adapters/adapter.ts';
import { fieldNode, pathWith } from './install.ts';

/** Node.js keeps compiled code there; a cold build has none. */
const temporary = (adapter: Adapter, work: string) =>
  join(work, 'temporary', adapter.name.replace(/\W/g, ''));

export function resetAll(adapter: Adapter, work: string): void {
  adapter.reset(work);
  rmSync(temporary(adapter, work), { recursive: true, force: true });
}

/** Seconds from the start of the process to its end. */
export function timeBuild(adapter: Adapter, work: string): number {
  const { args, cwd, env } = adapter.build(work);
  const node = fieldNode();
  const TMPDIR = temporary(adapter, work);
  mkdirSync(TMPDIR, { recursive: true });
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd,
    env: { ...process.env, PATH: pathWith(node), TMPDIR, ...env },
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${adapter.name} failed:\n${stdout}\n${stderr}`);
  return seconds;
}
