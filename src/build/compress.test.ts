import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileStore } from '../node/file-store.ts';
import { compress } from './compress.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('the same text is compressed once, whatever the file', async () => {
  const store = createFileStore(join(root, 'store'));
  for (const [build, name] of [
    ['first', 'a.html'],
    ['second', 'b.html'],
  ] as const) {
    mkdirSync(join(root, build));
    writeFileSync(join(root, build, name), 'olá '.repeat(100));
    await compress(join(root, build), store);
  }
  const second = join(root, 'second/b.html');
  expect(brotliDecompressSync(readFileSync(`${second}.br`)).toString()).toBe('olá '.repeat(100));
  expect(gunzipSync(readFileSync(`${second}.gz`)).toString()).toBe('olá '.repeat(100));
  expect(statSync(`${second}.br`).ino).toBe(statSync(join(root, 'first/a.html.br')).ino);
});
