import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundledLibraries } from '../../../build/toolchain.ts';
import { sumOfCode } from '../../../node/code-files.ts';
import { keyOf } from '../../../node/hash-of.ts';
import { prebuilt } from '../../../node/installed.mjs';
import { cacheDir, projectRoot } from '../../../node/project.ts';
import { removeOld } from '../../../node/remove-old.mjs';
import { type Part, SCRIPTS, type ScriptName, type ScriptsMade } from './script-names.ts';

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
  const folders = await partFolders();
  const files = new Map<string, string>();
  const entries = Object.values(folders).flatMap((folder) =>
    Object.entries(madeIn(folder)).map(([name, { entry, files: all }]) => {
      for (const file of all) files.set(file, join(folder, file));
      return [name, entry];
    }),
  );
  return { entries: Object.fromEntries(entries), files };
}

export const partKey = (part: Part, packed?: { packed: boolean }): string =>
  keyOf(
    part,
    bundledLibraries({ ...packed, ofSite: part === 'blocks' }),
    sumOfCode(['src'], packed?.packed),
  );

const isWhole = (folder: string) => existsSync(join(folder, SCRIPTS));

const madeIn = (folder: string): ScriptsMade =>
  JSON.parse(readFileSync(join(folder, SCRIPTS), 'utf8'));

/** The folder of each part; what is missing is bundled together. */
async function partFolders(): Promise<Record<Part, string>> {
  const keys = { engine: partKey('engine'), blocks: partKey('blocks') };
  const found = (part: Part) =>
    [PACKED, MADE].map((place) => join(place, keys[part])).find(isWhole);
  const folderOf = (part: Part) => found(part) ?? join(MADE, keys[part]);
  const folders = { engine: folderOf('engine'), blocks: folderOf('blocks') };
  const missing = (Object.keys(folders) as Part[]).filter((part) => !isWhole(folders[part]));
  if (missing.length > 0) {
    mkdirSync(MADE, { recursive: true });
    removeOld(MADE);
    const unfinished = (part: Part) => `${folders[part]}-${process.pid}`; // another process may be bundling too
    await bundleParts(Object.fromEntries(missing.map((part) => [part, unfinished(part)])));
    for (const part of missing)
      if (isWhole(folders[part])) rmSync(unfinished(part), { recursive: true });
      else renameSync(unfinished(part), folders[part]);
  }
  return folders;
}

/** In a process of its own, because libraries choose their build by NODE_ENV. */
export async function bundleParts(folders: Partial<Record<Part, string>>): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [
      'scripts/run.mjs',
      'src/studio/server/client-code/bundle-client.ts',
      ...Object.entries(folders).flat(),
    ],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } },
  );
}
