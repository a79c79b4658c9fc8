import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { ASSETS } from '../../../hosting/own-addresses.ts';
import type { FileStore } from '../../../node/file-store.ts';
import { hashOf } from '../../../node/hash-of.ts';

export type Content = string | Uint8Array;

export interface AssetFile {
  /** What it is known by, whatever is in it. */
  name: string;
  address: string;
  content: Content;
}

/** Its address changes with its content. */
export function asset(name: string, content: Content): AssetFile {
  const { name: base, ext } = parse(name);
  const address = `${ASSETS}/studio-${base}-${hashOf(content).slice(0, 8)}${ext}`;
  return { name, address, content };
}

export const jsonAsset = (name: string, value: unknown): AssetFile =>
  asset(`${name}.json`, JSON.stringify(value));

/**
 * Puts files into `outDir`: those that the store has of an equal `key`, else those that are made now. Resolves to
 * the addresses by name.
 */
export const keptFilesIn =
  (outDir: string, store: FileStore) =>
  async (
    key: string,
    make: () => AssetFile[] | Promise<AssetFile[]>,
  ): Promise<Record<string, string>> => {
    const kept = store.link(key, (stored) => join(outDir, addressIn(stored)));
    if (kept) return addressesOf(kept);
    const made = (await make()).map((file) => ({ ...file, path: join(outDir, file.address) }));
    for (const { path, content } of made) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    const files = Object.fromEntries(
      made.map(({ name, address, path }) => [`${name} ${address}`, path]),
    );
    store.keep(key, files);
    return addressesOf(Object.keys(files));
  };

const addressIn = (stored: string) => stored.slice(stored.indexOf(' ') + 1);

const addressesOf = (stored: readonly string[]): Record<string, string> =>
  Object.fromEntries(stored.map((one) => one.split(' ')));
