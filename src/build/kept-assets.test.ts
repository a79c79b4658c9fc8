import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KEPT_DAYS, keepAssets } from './kept-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The assets that a visitor finds after a build of these, some days after the first. */
async function build(day: number, ...names: string[]): Promise<string[]> {
  const outDir = join(folder, `dist-${day}`);
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(join(outDir, 'assets', name), name);
  const now = new Date(Date.UTC(2026, 0, 1 + day));
  await keepAssets(outDir, join(folder, 'kept'), now);
  return readdirSync(join(outDir, 'assets')).sort();
}

test('assets are kept for a month after the last build that uses them', async () => {
  expect(await build(0, 'a-1.js', 'b-1.js')).toEqual(['a-1.js', 'b-1.js']);
  // In use all the time, though built long ago.
  expect(await build(40, 'a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  expect(await build(50, 'a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js']);
  const later = 40 + KEPT_DAYS + 1;
  expect(await build(later, 'a-4.js')).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js']);
});

test('an asset takes its space once, and its time stays that of the build that made it', async () => {
  await build(0, 'a-1.js');
  const [made, kept] = ['dist-0/assets', 'kept'].map((name) => join(folder, name, 'a-1.js'));
  const { ino, mtimeMs } = statSync(made as string);
  expect(statSync(kept as string).ino).toBe(ino);
  await build(9, 'a-2.js');
  const later = statSync(join(folder, 'dist-9/assets/a-1.js'));
  expect({ ino: later.ino, mtimeMs: later.mtimeMs }).toEqual({ ino, mtimeMs });
});

test('a repeated build keeps each asset once', async () => {
  await build(0, 'a-1.js');
  expect(await build(1, 'a-1.js')).toEqual(['a-1.js']);
});

test.each(['', '[', '{}', 'null'])(
  'if the record of the last build is %j, all assets are kept for another month',
  async (text) => {
    await build(0, 'a-1.js');
    writeFileSync(join(folder, 'kept/latest.json'), text);
    expect(await build(40, 'a-2.js')).toEqual(['a-1.js', 'a-2.js']);
    expect(await build(50, 'a-2.js')).toEqual(['a-1.js', 'a-2.js']);
    expect(await build(40 + KEPT_DAYS + 1, 'a-3.js')).toEqual(['a-2.js', 'a-3.js']);
  },
);

test('an incomplete asset left by a killed build is not published', async () => {
  await build(0, 'a-1.js');
  writeFileSync(join(folder, 'kept/b-1.js.unfinished'), 'ha');
  expect(await build(1, 'a-1.js')).toEqual(['a-1.js']);
  expect(readdirSync(join(folder, 'kept')).sort()).toEqual(['a-1.js', 'latest.json']);
});
