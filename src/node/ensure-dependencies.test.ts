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

it('installs nothing if the lock file is newer but has the same content', () => {
  utimesSync(installed, 1000, 1000);
  expect(isInstalled(root)).toBe(true);
});

it.each<[string, Packages]>([
  ['a package is missing', { 'node_modules/a': A }],
  ['a version differs', { 'node_modules/a': A, 'node_modules/b': { ...B, version: '1.9.0' } }],
  ['contents differ', { 'node_modules/a': { ...A, integrity: 'sha512-x' }, 'node_modules/b': B }],
  [
    'a package of another lock file remains, which a third would resolve before its own',
    { 'node_modules/a': A, 'node_modules/b': B, 'node_modules/a/node_modules/b': B },
  ],
])('installs if %s, even if the installed packages are newer', (_, packages) => {
  write(installed, packages);
  expect(isInstalled(root)).toBe(false);
});

it('installs if the record of the installed packages is missing or damaged', () => {
  writeFileSync(installed, '{"packages": {');
  expect(isInstalled(root)).toBe(false);
  rmSync(installed);
  expect(isInstalled(root)).toBe(false);
});

it('accepts a missing optional package of another platform, and an additional package', () => {
  const other = { ...A, optional: true, os: ['plan9'] };
  write(locked, { '': {}, 'node_modules/a': A, 'node_modules/other': other });
  write(installed, { 'node_modules/a': A, 'node_modules/added': { ...B, extraneous: true } });
  expect(isInstalled(root)).toBe(true);
});

it('reads the record that npm writes', () => {
  const { packages } = JSON.parse(
    readFileSync(join(projectRoot, 'node_modules/.package-lock.json'), 'utf8'),
  );
  write(locked, { '': {}, ...packages });
  write(installed, packages);
  expect(isInstalled(root)).toBe(true);
});
