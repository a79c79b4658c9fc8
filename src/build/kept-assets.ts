import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS } from '../hosting/own-addresses.ts';

/** How long a tab may stay open after a deploy and still find the rest of its app. */
export const KEPT_DAYS = 30;
const RECORD = 'latest.json';

interface KeptRecord {
  /** Assets of the last build. */
  latest: readonly string[];
  /** Asset of an earlier build -> time of the build that replaced it, in milliseconds. */
  replaced: Readonly<Record<string, number>>;
}

/**
 * Puts the assets of the builds before this one into `outDir`, for a month after the build that
 * replaced them, and remembers those of this one. `folder` is where they are remembered.
 */
export async function keepAssets(outDir: string, folder: string, now = new Date()): Promise<void> {
  const assets = join(outDir, ASSETS);
  const latest = await readdir(assets);
  const current = new Set(latest);
  await mkdir(folder, { recursive: true });
  const kept = (await readdir(folder)).filter((name) => name !== RECORD);
  const last = await recordIn(folder);
  const replaced: Record<string, number> = {};
  for (const name of kept.filter((name) => !current.has(name))) {
    const file = join(folder, name);
    // Assets of the last build were in use until now; without a record of it, any asset may have been.
    const since = last.latest.includes(name) ? undefined : last.replaced[name];
    const days = since === undefined ? 0 : (now.getTime() - since) / 86_400_000;
    if (days > KEPT_DAYS || isUnfinished(name)) await rm(file);
    else {
      replaced[name] = since ?? now.getTime();
      await putWhole(file, join(assets, name));
    }
  }
  // What has the same name is the same: it has a hash of what is in it.
  const there = new Set(kept);
  for (const name of latest.filter((name) => !there.has(name)))
    await putWhole(join(assets, name), join(folder, name));
  const record: KeptRecord = { latest, replaced };
  const aside = join(folder, RECORD + UNFINISHED);
  await writeFile(aside, JSON.stringify(record));
  await rename(aside, join(folder, RECORD));
}

/** Without a valid record, nothing is known of any asset. */
async function recordIn(folder: string): Promise<KeptRecord> {
  try {
    const record = JSON.parse(await readFile(join(folder, RECORD), 'utf8'));
    if (Array.isArray(record.latest) && record.replaced) return record;
  } catch {
    // There is none, or a disk has damaged it.
  }
  return { latest: [], replaced: {} };
}

const UNFINISHED = '.unfinished';
const isUnfinished = (name: string) => name.endsWith(UNFINISHED);

/** A hard link where the disk allows it; a copy that is interrupted leaves no half of a file under the name. */
async function putWhole(file: string, path: string): Promise<void> {
  try {
    await link(file, path);
  } catch {
    // Another disk, or no such thing as links.
    await copyFile(file, path + UNFINISHED);
    await rename(path + UNFINISHED, path);
  }
}
