import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { cachedByFile } from './cached-by-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'known-of-files-'));
const file = join(folder, 'a.txt');
const kept = join(folder, 'lengths.json');
const find = vi.fn(async (path: string) => readFileSync(path, 'utf8').length);
const lengths = () => cachedByFile('lengths', find, folder);
afterAll(() => rmSync(folder, { recursive: true }));

it('computes a value once per version of a file, also across processes', async () => {
  writeFileSync(file, 'three');
  const lengthOf = lengths();
  expect(await lengthOf(file)).toBe(5);
  expect(await lengthOf(file)).toBe(5);
  expect(await lengths()(file)).toBe(5);
  expect(find).toHaveBeenCalledTimes(1);
  writeFileSync(file, 'longer');
  expect(await lengthOf(file)).toBe(6);
  expect(await lengths()(file)).toBe(6);
  expect(find).toHaveBeenCalledTimes(2);
});

it('ignores a damaged entry', async () => {
  const text = readFileSync(kept, 'utf8');
  writeFileSync(kept, text.replace(/\b6\b/, '7'));
  expect(await lengths()(file)).toBe(6);
  expect(find).toHaveBeenCalledTimes(3);
});

it('fails like the computation does, and tries again', async () => {
  const missing = join(folder, 'b.txt');
  await expect(lengths()(missing)).rejects.toThrow(/ENOENT/);
  writeFileSync(missing, 'two');
  expect(await lengths()(missing)).toBe(3);
});
