import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepAfterKilledBuilds } from './swap.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const dead = spawnSync(process.execPath, ['--version']).pid;

function folders(...names: string[]) {
  for (const name of names) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'index.html'), name);
  }
}

test('folders left by killed builds are removed, and no others', () => {
  const own = `dist-building-${process.pid}`;
  folders('dist', `dist-building-${dead}`, `dist-old-${dead}`, own, 'dist-mine', `dist-${dead}`);
  sweepAfterKilledBuilds(join(root, 'dist'));
  expect(readdirSync(root).sort()).toEqual(['dist', own, 'dist-mine', `dist-${dead}`].sort());
});

test('a build that was moved away by an interrupted swap is restored', () => {
  folders(`dist-building-${dead}`, `dist-old-${dead}`);
  sweepAfterKilledBuilds(join(root, 'dist'));
  expect(readdirSync(root)).toEqual(['dist']);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe(`dist-old-${dead}`);
});
