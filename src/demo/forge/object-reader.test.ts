import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ObjectReader } from './object-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'objects-'));
const gone = mkdtempSync(join(tmpdir(), 'objects-'));
rmSync(gone, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (text: string) =>
  execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: folder, input: text })
    .toString()
    .trim();

it('reads what is there, and says what is not', async () => {
  execFileSync('git', ['init', '--bare', '--quiet'], { cwd: folder });
  const sha = written('um\ndois');
  const reader = new ObjectReader(folder, process.env);
  const found = await Promise.all([reader.find(sha), reader.find('0'.repeat(40))]);
  expect(found).toEqual([{ sha, type: 'blob', bytes: Buffer.from('um\ndois') }, undefined]);
  reader.close();
});

it('refuses the question if git cannot be started, and ends nobody’s process', async () => {
  const reader = new ObjectReader(gone, process.env);
  await expect(reader.find('HEAD')).rejects.toThrow('ENOENT');
  await expect(reader.find('HEAD')).rejects.toThrow('ENOENT');
  reader.close();
});

it('starts nothing once it is closed: its folder may be gone', async () => {
  const reader = new ObjectReader(gone, process.env);
  reader.close();
  expect(await reader.find('HEAD')).toBeUndefined();
});
