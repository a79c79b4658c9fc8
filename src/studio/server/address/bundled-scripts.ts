import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, prebuilt } from '../../../node/installed.mjs';
import { cacheDir } from '../../../node/project.ts';
import { removeOld } from '../../../node/remove-old.mjs';
import { ADDRESS_FILES, type AddressFiles, BROUGHT } from '../client-code/address-files.ts';
import { bundleClient, clientKey } from '../client-code/client-bundle.ts';

/** Where prepack puts them. */
export const PACKED = 'studio-at-address';

export interface BundledScripts {
  /** Address of the entry, of each part. */
  entries: Record<keyof AddressFiles, string>;
  /** Name -> the file. */
  files: Map<string, string>;
}

/** The studio's scripts for an address, bundled unless they were before. */
export async function bundledScripts(): Promise<BundledScripts> {
  const key = clientKey();
  const packed = join(prebuilt, PACKED, clientKey({ packed: true }));
  const own = [join(prebuilt, PACKED, key), join(cacheDir, PACKED, key)].find(isWhole);
  const folder = own ?? (await bundledIn(join(cacheDir, PACKED), key));
  const names: (keyof AddressFiles)[] = ['window', 'canvas', 'link', 'worker', 'service'];
  const files = new Map<string, string>();
  const entries = names.map((name) => {
    const place = isInstalled && BROUGHT.includes(name) ? packed : folder;
    const { [name]: found } = filesIn(place);
    for (const file of found.files) files.set(file, join(place, file));
    return [name, found.entry];
  });
  return { entries: Object.fromEntries(entries), files };
}

const isWhole = (folder: string) => existsSync(join(folder, ADDRESS_FILES));

const filesIn = (folder: string): AddressFiles =>
  JSON.parse(readFileSync(join(folder, ADDRESS_FILES), 'utf8'));

async function bundledIn(cache: string, key: string): Promise<string> {
  mkdirSync(cache, { recursive: true });
  removeOld(cache);
  const folder = join(cache, key);
  const unfinished = `${folder}-${process.pid}`; // another build may be bundling too
  await bundleClient(unfinished, 'address');
  if (isWhole(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}
