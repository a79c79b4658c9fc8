import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './ensure-dependencies.mjs';
import { projectRoot } from './project.ts';

const root = mkdtempSync(join(tmpdir(), 'dependencies-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'node_modules'));
const locked = join(root, 'package-lock.json');
const installed = join(root, 'node_modules/.package-lock.json');

type Packages = Record<string, object>;
const A = { version: '1.0.0', integrity: 'sha512-a' };
const B = { version: '2.0.0', integrity: 'sha512-b', dev: true };

const write = (file: string, packages: Packages) =>
  writeFileSync(file, JSON.stringify({ lockfileVersion: 3, packages }));

beforeEach(() => {
  write(locked, { '': { name: 'site' }, 'node_modules/a': A, 'node_modules/b': B });
  write(installed, { 'node_modules/a': A, 'node_modules/b': B });
});

it('installs nothing for a lock file that is newer and says the same', () => {
  utimesSync(installed, 1000, 1000);
  expect(isInstalled(root)).toBe(true);
});

it.each<[string, Packages]>([
  ['a package is missing', { 'node_modules/a': A }],
  ['a version differs', { 'node_modules/a': A, 'node_modules/b': { ...B, version: '1.9.0' } }],
  ['contents differ', { 'node_modules/a': { ...A, integrity: 'sha512-x' }, 'node_modules/b': B }],
  [
    'a package of another lock file remains, which a third would find before its own',
    { 'node_modules/a': A, 'node_modules/b': B, 'node_modules/a/node_modules/b': B },
  ],
])('installs when %s, however new what is installed is', (_, packages) => {
  write(installed, packages);
  expect(isInstalled(root)).toBe(false);
});

it('installs when what is installed does not say what it is', () => {
  writeFileSync(installed, '{"packages": {');
  expect(isInstalled(root)).toBe(false);
  rmSync(installed);
  expect(isInstalled(root)).toBe(false);
});

it('misses no optional package of another platform, and leaves what somebody added', () => {
  const other = { ...A, optional: true, os: ['plan9'] };
  write(locked, { '': {}, 'node_modules/a': A, 'node_modules/other': other });
  write(installed, { 'node_modules/a': A, 'node_modules/added': { ...B, extraneous: true } });
  expect(isInstalled(root)).toBe(true);
});

it('reads what npm itself writes', () => {
  const { packages } = JSON.parse(
    readFileSync(join(projectRoot, 'node_modules/.package-lock.json'), 'utf8'),
  );
  write(locked, { '': {}, ...packages });
  write(installed, packages);
  expect(isInstalled(root)).toBe(true);
});
