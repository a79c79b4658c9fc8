import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../node/files-in.ts';
import { hashOf } from '../node/hash-of.ts';
import { projectRoot } from '../node/project.ts';
import { removeOld } from '../node/remove-old.mjs';
import { msg } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';
import { type BundledScripts, CLIENT, SCRIPTS, WORKER } from './bundle-files.ts';
import { sweepAfterKilledBuilds } from './swap.ts';

/** The app. It is the same for every site without blocks of its own (`site-files.ts` adds what a site differs in). */
export interface AppBundle extends BundledScripts {
  /** The prerender thread. */
  workerFile: string;
  /** The folder of the files that browsers load. */
  client: string;
}

const PROCESS = join(projectRoot, 'src/build/bundle-process.ts');
const SUMS = 'sums.json';

/** The app, as it was made before in the folder `key` of one of `caches`, or made now in the first of them. */
export async function keptBundle(caches: readonly string[], key: string): Promise<AppBundle> {
  const kept = caches.map((cache) => join(cache, key)).find(isWhole);
  if (kept) return bundleIn(kept);
  const [cache = ''] = caches;
  const folder = join(cache, key);
  mkdirSync(cache, { recursive: true });
  removeOld(cache);
  sweepAfterKilledBuilds(folder);
  const unfinished = `${folder}-building-${process.pid}`;
  await makeBundle(unfinished);
  replace(folder, unfinished);
  return bundleIn(folder);
}

/** Makes the app in a folder. */
export async function makeBundle(folder: string): Promise<AppBundle> {
  // In a process of its own: what the bundler takes, some hundreds of megabytes, is free again before pages are
  // rendered. It ends with this one, whatever ends that.
  const child = fork(join(projectRoot, 'scripts/run.mjs'), [PROCESS, folder]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError(msg('build:not-bundled'));
  writeFileSync(join(folder, SUMS), JSON.stringify(sumsIn(folder)));
  return bundleIn(folder);
}

function bundleIn(folder: string): AppBundle {
  const scripts = JSON.parse(readFileSync(join(folder, SCRIPTS), 'utf8')) as BundledScripts;
  return { ...scripts, workerFile: join(folder, WORKER), client: join(folder, CLIENT) };
}

/** Damage to a disk changes neither sizes nor times. */
function isWhole(folder: string): boolean {
  const file = join(folder, SUMS);
  return existsSync(file) && readFileSync(file, 'utf8') === JSON.stringify(sumsIn(folder));
}

const sumsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(folder)
      .filter((name) => name !== SUMS)
      .map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  );

/** What is there is damaged, or was made by another build in the meantime. */
function replace(folder: string, made: string): void {
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}
