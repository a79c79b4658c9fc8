import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS } from '../hosting/own-addresses.ts';

/** How long a tab may stay open after a deploy and still find the rest of its app. */
export const KEPT_DAYS = 30;
const LATEST = 'latest.json';

/**
 * Puts the assets of the builds before this one into `outDir`, for a month after the build that
 * replaced them, and remembers those of this one. `folder` is where they are remembered.
 */
export async function keepAssets(outDir: string, folder: string, now = new Date()): Promise<void> {
  const assets = join(outDir, ASSETS);
  const current = await readdir(assets);
  await mkdir(folder, { recursive: true });
  const kept = await readdir(folder);
  // Assets of the last build were in use until now; without a record of it, any asset may have been.
  for (const name of (await latestIn(folder)) ?? kept)
    await utimes(join(folder, name), now, now).catch(() => undefined);
  for (const name of kept) {
    if (name === LATEST || current.includes(name)) continue;
    const file = join(folder, name);
    const days = (now.getTime() - (await stat(file)).mtimeMs) / 86_400_000;
    await (days > KEPT_DAYS || isUnfinished(name) ? rm(file) : copyFile(file, join(assets, name)));
  }
  // What has the same name is the same: it has a hash of what is in it.
  for (const name of current.filter((name) => !kept.includes(name)))
    await putWhole(join(folder, name), (aside) => copyFile(join(assets, name), aside));
  await putWhole(join(folder, LATEST), (aside) => writeFile(aside, JSON.stringify(current)));
}

/** The names of the last build's assets; undefined if there is no valid record. */
async function latestIn(folder: string): Promise<string[] | undefined> {
  try {
    const names: unknown = JSON.parse(await readFile(join(folder, LATEST), 'utf8'));
    return Array.isArray(names) ? names.map(String) : undefined;
  } catch {
    return undefined;
  }
}

const UNFINISHED = '.unfinished';
const isUnfinished = (name: string) => name.endsWith(UNFINISHED);

/** A build that is killed leaves no half of a file under its name. */
async function putWhole(file: string, write: (aside: string) => Promise<void>): Promise<void> {
  await write(file + UNFINISHED);
  await rename(file + UNFINISHED, file);
}
