import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS } from '../lib/own-addresses.ts';

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
  // Those of the last build were in use until now.
  const last = JSON.parse(
    await readFile(join(folder, LATEST), 'utf8').catch(() => '[]'),
  ) as string[];
  for (const name of last) await utimes(join(folder, name), now, now).catch(() => undefined);
  for (const name of await readdir(folder)) {
    if (name === LATEST || current.includes(name)) continue;
    const file = join(folder, name);
    const days = (now.getTime() - (await stat(file)).mtimeMs) / 86_400_000;
    await (days > KEPT_DAYS ? rm(file) : copyFile(file, join(assets, name)));
  }
  for (const name of current) await copyFile(join(assets, name), join(folder, name));
  await writeFile(join(folder, LATEST), JSON.stringify(current));
}
