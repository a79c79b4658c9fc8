import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FileStore } from '../node/file-store.ts';
import { hashOf, keyOf } from '../node/hash-of.ts';

const TEXT = /\.(html|js|css|json|svg|xml|txt|vtt|webmanifest)$/;

/** Writes `<file>.br` and `<file>.gz` beside every text file, for servers that send compressed files. */
export async function compress(folder: string, store: FileStore): Promise<void> {
  const { brotli, zlib } = process.versions;
  const files = await readdir(folder, { recursive: true });
  // zlib works in threads of its own; a few at a time keep them busy without holding all in memory.
  const texts = files.filter((file) => TEXT.test(file));
  const next = async (): Promise<void> => {
    const file = texts.pop();
    if (file === undefined) return;
    const path = join(folder, file);
    const text = await readFile(path);
    const key = keyOf('compressed', brotli, zlib, hashOf(text));
    if (store.link(key, (name) => `${path}.${name}`)) return next();
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(text),
      promisify(gzip)(text, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    store.keep(key, { br: `${path}.br`, gz: `${path}.gz` });
    return next();
  };
  await Promise.all(Array.from({ length: 4 }, next));
}
