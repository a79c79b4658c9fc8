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

/** Of a build, in seconds: from its start to its end, and of the processors, all its processes together. */
export interface Time {
  clock: number;
  processor: number;
}

/** The shell says at the end what it and what it waited for have used. */
const TELL_TIMES = '"$@"; status=$?; times >&2; exit $status';

export function timeBuild(adapter: Adapter, work: string): Time {
  const { args, cwd, env } = adapter.build(work);
  const node = fieldNode();
  const TMPDIR = temporary(adapter, work);
  mkdirSync(TMPDIR, { recursive: true });
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('sh', ['-c', TELL_TIMES, 'sh', node, ...args], {
    cwd,
    env: { ...process.env, PATH: pathWith(node), TMPDIR, ...env },
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  const clock = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${adapter.name} failed:\n${stdout}\n${stderr}`);
  return { clock, processor: processorTime(stderr) };
}

/** Of the last line, `0m1.23s 0m0.45s`: in the programs, and in the system for them. */
function processorTime(stderr: string): number {
  const parts = [...(stderr.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.,]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell tells no times: ${stderr}`);
  return parts.reduce(
    (sum, [, minutes, seconds = '']) =>
      sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}
