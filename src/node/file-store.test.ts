import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileStore, KEPT_BUILDS, SWEPT_BUILDS } from './file-store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => join(root, name);
const folder = () => at('store');
const pathOf = (name: string) => at(`placed/${name}`);
const objects = () =>
  readdirSync(at('store/objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** One build that has made two files. */
function keepTwo() {
  writeFileSync(at('a'), 'first');
  writeFileSync(at('b'), 'second');
  const store = createFileStore(folder());
  store.keep('key', { a: at('a'), 'sub/b': at('b') });
  store.save();
}

test('a later build gets the stored files as links', () => {
  keepTwo();
  expect(createFileStore(folder()).link('key', pathOf)).toEqual(['a', 'sub/b']);
  expect(readFileSync(pathOf('sub/b'), 'utf8')).toBe('second');
  expect(statSync(pathOf('a')).ino).toBe(statSync(at('a')).ino);
  expect(createFileStore(folder()).link('other', pathOf)).toBeUndefined();
});

test('a linked file has a current modification time, for hosts that publish by time', () => {
  keepTwo();
  utimesSync(at('a'), 0, 0);
  createFileStore(folder()).link('key', pathOf);
  expect(statSync(pathOf('a')).mtimeMs).toBeGreaterThan(0);
});

test('a file that cannot be stored does not fail the build', () => {
  const store = createFileStore(folder());
  store.keep('key', { a: at('nowhere') });
  expect(store.link('key', pathOf)).toBeUndefined();
});

test('an existing file is replaced, without changing the content it was linked to', () => {
  keepTwo();
  writeFileSync(at('mine'), 'mine');
  expect(createFileStore(folder()).link('key', () => at('mine'))).toHaveLength(2);
  expect(readFileSync(at('mine'), 'utf8')).toBe('second');
  expect(readFileSync(at('a'), 'utf8')).toBe('first');
});

test.each([
  ['flipped', (text: string) => text.replace('s', 't')],
  ['cut', (text: string) => text.slice(0, -1)],
  ['empty', () => ''],
])('a content that is %s counts as missing, and can be stored again', (_name, damage) => {
  keepTwo();
  const [file = ''] = objects().filter((path) => readFileSync(path, 'utf8') === 'second');
  rmSync(file);
  writeFileSync(file, damage('second'));
  const store = createFileStore(folder());
  expect(store.link('key', pathOf)).toBeUndefined();
  expect(existsSync(pathOf('a'))).toBe(false); // nothing, rather than half of it
  keepTwo();
  expect(createFileStore(folder()).link('key', pathOf)).toHaveLength(2);
});

test('a content with changed bytes but the same size and time counts as missing', () => {
  keepTwo();
  const [file = ''] = objects().filter((path) => readFileSync(path, 'utf8') === 'second');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, 'sEcOnD');
  utimesSync(file, atime, mtime);
  expect(createFileStore(folder()).link('key', pathOf)).toBeUndefined();
});

test('a content that was modified through its link counts as missing', () => {
  keepTwo();
  writeFileSync(at('b'), 'sEcond');
  expect(createFileStore(folder()).link('key', pathOf)).toBeUndefined();
});

test('a content without a recorded checksum is read and accepted if it is intact', () => {
  keepTwo();
  const [file = ''] = objects();
  utimesSync(file, 1, 1);
  expect(createFileStore(folder()).link('key', pathOf)).toHaveLength(2);
});

test('an entry composed of other entries has their files, and its use counts for itself only', () => {
  keepTwo();
  const store = createFileStore(folder());
  writeFileSync(at('c'), 'third');
  store.keep('third', { c: at('c') });
  store.keepAs('all', ['key', 'third']);
  store.keepAs('none', ['key', 'nobody']);
  store.save();
  for (let build = 0; build < 2 * KEPT_BUILDS; build++) {
    const later = createFileStore(folder());
    expect(later.link('all', (name) => at(`${build}/${name}`))).toEqual(['a', 'sub/b', 'c']);
    expect(later.link('none', pathOf)).toBeUndefined();
    later.save();
  }
  expect(readFileSync(at('7/c'), 'utf8')).toBe('third');
  expect(createFileStore(folder()).link('key', pathOf)).toHaveLength(2);
});

test('a content whose file was deleted counts as missing', () => {
  keepTwo();
  for (const file of objects()) rmSync(file);
  expect(createFileStore(folder()).link('key', pathOf)).toBeUndefined();
});

test.each([
  ['flipped', (text: string) => text.replace('key', 'kex')],
  ['cut', (text: string) => text.slice(0, -3)],
  ['of another format', (text: string) => `{"format":0}\n${text.split('\n')[1]}`],
  ['binary', () => '\0\0'],
])('an index that is %s is ignored', (_name, damage) => {
  keepTwo();
  const index = at('store/index');
  writeFileSync(index, damage(readFileSync(index, 'utf8')));
  const store = createFileStore(folder());
  expect(store.link('key', pathOf) ?? store.link('kex', pathOf)).toBeUndefined();
  keepTwo();
  expect(createFileStore(folder()).link('key', pathOf)).toHaveLength(2);
});

test('entries that the last builds did not use are removed with their contents', () => {
  keepTwo();
  const build = (use: boolean) => {
    const store = createFileStore(folder());
    if (use) store.link('key', pathOf);
    store.save();
  };
  for (let index = 0; index < 2 * KEPT_BUILDS; index++) build(true);
  expect(objects()).toHaveLength(2);
  for (let index = 1; index < KEPT_BUILDS; index++) build(false);
  expect(objects()).toHaveLength(2);
  build(false);
  expect(objects()).toHaveLength(0);
  expect(createFileStore(folder()).link('key', pathOf)).toBeUndefined();
});

test('a file left by a killed build is removed some builds later', () => {
  keepTwo();
  const left = join(folder(), 'objects/left');
  writeFileSync(left, 'by nobody known');
  for (let index = 1; index < SWEPT_BUILDS; index++) {
    const store = createFileStore(folder());
    store.link('key', pathOf);
    store.save();
  }
  expect(existsSync(left)).toBe(false);
  expect(objects()).toHaveLength(2);
});

test('two builds at the same time keep the entries of both', () => {
  const [first, second] = [createFileStore(folder()), createFileStore(folder())];
  writeFileSync(at('a'), 'first');
  first.keep('one', { a: at('a') });
  second.keep('other', { a: at('a') });
  first.save();
  second.save();
  const store = createFileStore(folder());
  expect([store.link('one', pathOf), store.link('other', pathOf)]).toEqual([['a'], ['a']]);
});

test('an unchanged file stays in place; a replaced one gets a current modification time', async () => {
  keepTwo();
  createAndPlace();
  const before = statSync(pathOf('a'));
  utimesSync(pathOf('a'), 1, 1);
  createAndPlace(); // it was touched, and so is put there anew
  expect(statSync(pathOf('a')).mtimeMs).toBeGreaterThanOrEqual(before.mtimeMs);

  const placed = statSync(pathOf('a'));
  createAndPlace();
  expect(statSync(pathOf('a'))).toMatchObject({ ino: placed.ino, mtimeMs: placed.mtimeMs });
  createFileStore(folder()).save(); // a build that had other files
  await setTimeout(20); // a file system tells times apart by some milliseconds
  createAndPlace();
  expect(statSync(pathOf('a')).mtimeMs).toBeGreaterThan(placed.mtimeMs);
});

function createAndPlace() {
  const store = createFileStore(folder());
  expect(store.link('key', pathOf)).toHaveLength(2);
  store.save();
}
