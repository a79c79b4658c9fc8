import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastTree } from './last-tree.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-tree-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => join(root, name);
const write = (name: string) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), name);
};
const namesIn = (folder: string) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).sort();

test('a build starts with the wanted files of the build before the last, and no others', () => {
  for (const name of [
    'a.html',
    'b.html',
    'in/c.html',
    'in/deep/d.html',
    'gone/e.html',
    'gone/too/f',
  ])
    write(`old/${name}`);
  lastTree(at('last')).keep(at('old'));
  expect(existsSync(at('old'))).toBe(false);

  const wanted = ['a.html', 'in/deep/d.html', 'new.html'].map((name) => at(`built/${name}`));
  const left = lastTree(at('last')).becomes(at('built'), new Set(wanted));
  expect([...left].sort()).toEqual(wanted.slice(0, 2));
  expect(namesIn('built')).toEqual(['a.html', 'in', 'in/deep', 'in/deep/d.html']);
  expect(existsSync(at('last'))).toBe(false);
});

test('only the newest tree is kept', () => {
  for (const folder of ['first', 'second']) {
    write(`${folder}/of-${folder}`);
    lastTree(at('last')).keep(at(folder));
  }
  expect(namesIn('last')).toEqual(['of-second']);
});

test('a build starts empty if there is no earlier tree', () => {
  lastTree(at('last')).becomes(at('built'), new Set());
  expect(existsSync(at('built'))).toBe(false);
});
