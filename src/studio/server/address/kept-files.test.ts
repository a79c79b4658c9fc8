import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileStore, type FileStore } from '../../../node/file-store.ts';
import { asset, jsonAsset, keptFilesIn } from './kept-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

let made = 0;
const make = (text: string) => () => {
  made++;
  return [asset('one.js', text), jsonAsset('two', { text })];
};
async function build(day: number, key: string, text: string) {
  const store: FileStore = createFileStore(join(folder, 'store'));
  const outDir = join(folder, `dist-${day}`);
  const addresses = await keptFilesIn(outDir, store)(key, make(text));
  store.save();
  const texts = Object.values(addresses).map((address) =>
    readFileSync(join(outDir, address), 'utf8'),
  );
  return { addresses, texts };
}

test('files of the same inputs are made once, and again if the store is damaged', async () => {
  made = 0;
  const cold = await build(1, 'a', 'first');
  expect(cold.texts).toEqual(['first', '{"text":"first"}']);
  expect(await build(2, 'a', 'never made')).toEqual(cold);
  expect(made).toBe(1);
  for (const entry of readdirSync(join(folder, 'store/objects'), {
    recursive: true,
    withFileTypes: true,
  }))
    if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), 'damaged');
  expect(await build(3, 'a', 'first')).toEqual(cold);
  expect(made).toBe(2);
});

test('other inputs have files of other addresses', async () => {
  const { addresses } = await build(1, 'a', 'first');
  const other = await build(2, 'b', 'second');
  expect(other.texts).toEqual(['second', '{"text":"second"}']);
  expect(Object.keys(other.addresses)).toEqual(Object.keys(addresses));
  expect(Object.values(other.addresses)).not.toEqual(Object.values(addresses));
});
