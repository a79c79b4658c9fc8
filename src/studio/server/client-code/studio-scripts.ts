import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundledLibraries } from '../../../build/toolchain.ts';
import { codeSums } from '../../../node/code-files.ts';
import { keyOf } from '../../../node/hash-of.ts';
import { isInstalled, prebuilt } from '../../../node/installed.mjs';
import { cacheDir, projectRoot } from '../../../node/project.ts';
import { removeOld } from '../../../node/remove-old.mjs';
import { BROUGHT, SCRIPTS, type ScriptName, type ScriptsMade } from './script-names.ts';

/** Where bundles are, in folders by their key: those that a package brings, those that were made here. */
export const [PACKED, MADE] = [join(prebuilt, 'studio'), join(cacheDir, 'studio')];

export interface StudioScripts {
  /** The file of each entry. */
  entries: Record<ScriptName, string>;
  /** Name -> path. */
  files: Map<string, string>;
}

/** The studio's scripts, bundled unless they were before: the same behind the dev server and at an address. */
export async function studioScripts(): Promise<StudioScripts> {
  const key = clientKey();
  const folder = [PACKED, MADE].map((place) => join(place, key)).find(isWhole) ?? (await made(key));
  const brought = isInstalled ? join(PACKED, clientKey({ packed: true })) : folder;
  const files = new Map<string, string>();
  const entryOf = (name: ScriptName): string => {
    const place = BROUGHT.includes(name) ? brought : folder;
    const { entry, files: all } = (madeIn(place) as Required<ScriptsMade>)[name];
    for (const file of all) files.set(file, join(place, file));
    return entry;
  };
  const entries = {
    window: entryOf('window'),
    canvas: entryOf('canvas'),
    link: entryOf('link'),
    worker: entryOf('worker'),
    service: entryOf('service'),
  };
  return { entries, files };
}

export const clientKey = (packed?: { packed: boolean }): string =>
  keyOf(bundledLibraries(packed), codeSums(['src']));

const isWhole = (folder: string) => existsSync(join(folder, SCRIPTS));

const madeIn = (folder: string): ScriptsMade =>
  JSON.parse(readFileSync(join(folder, SCRIPTS), 'utf8'));

async function made(key: string): Promise<string> {
  mkdirSync(MADE, { recursive: true });
  removeOld(MADE);
  const folder = join(MADE, key);
  const unfinished = `${folder}-${process.pid}`; // another process may be bundling too
  await bundleClient(unfinished);
  if (isWhole(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

/** In a process of its own, because libraries choose their build by NODE_ENV. */
export async function bundleClient(outDir: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'src/studio/server/client-code/bundle-client.ts', outDir],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } },
  );
}
