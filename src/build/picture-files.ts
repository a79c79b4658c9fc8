import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeVariant, variantAddresses } from '../content/node/picture-variants.ts';
import type { FileStore } from '../node/file-store.ts';
import { hashOf, keyOf } from '../node/hash-of.ts';
import type { Assets } from '../ui/data/types.ts';

export interface PictureFiles {
  /** Writes the variants of these pictures into the build; returns their keys in the store. */
  write(pictures: Assets['pictures']): Promise<string[]>;
}

/** The variants of photos, from the store or made now. Their address is the key: it is a hash of their input. */
export function pictureFiles(outDir: string, store: FileStore): PictureFiles {
  const written = new Map<string, Promise<string>>();
  const write = async (address: string): Promise<string> => {
    const name = address.slice(1);
    const file = join(outDir, name);
    const key = keyOf('picture', address);
    if (store.link(key, () => file)) return key;
    const bytes = await makeVariant(address);
    if (!bytes) throw new Error(`Nothing tells what ${address} is made of`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    store.keep(key, { [name]: file }, { [name]: hashOf(bytes) });
    return key;
  };
  return {
    write: (pictures) =>
      Promise.all(
        Object.values(pictures)
          .flatMap(variantAddresses)
          .map((address) => {
            const key = written.get(address) ?? write(address);
            written.set(address, key);
            return key;
          }),
      ),
  };
}
