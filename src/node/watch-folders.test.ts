import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

const root = mkdtempSync(join(tmpdir(), 'watch-folders-'));
const pages = join(root, 'site-config/pages');
const page = join(pages, 'sobre.json');
const changed = vi.fn();
let stop: () => void;

beforeAll(() => {
  mkdirSync(pages, { recursive: true });
  writeFileSync(page, '1');
  stop = watchFolders([join(root, 'site-config'), join(root, 'public')], changed);
});
afterAll(() => {
  stop();
  rmSync(root, { recursive: true });
});

const reported = async (change: () => void) => {
  changed.mockClear();
  change();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 5000 });
};

it('notices each save of an editor that replaces the file', async () => {
  for (const text of ['2', '3', '4'])
    await reported(() => {
      writeFileSync(join(root, 'aside'), text);
      renameSync(join(root, 'aside'), page);
    });
  await reported(() => writeFileSync(page, '5'));
  expect(changed).toHaveBeenLastCalledWith(new Set([page]));
});

it('notices a folder that is put away and brought back, and what is saved in it then', async () => {
  const folder = join(root, 'site-config');
  await reported(() => renameSync(folder, join(root, 'away')));
  await reported(() => cpSync(join(root, 'away'), folder, { recursive: true }));
  rmSync(join(root, 'away'), { recursive: true });
  await reported(() => writeFileSync(page, '6'));
  expect(changed).toHaveBeenLastCalledWith(new Set([page]));
  await reported(() => mkdirSync(join(root, 'public')));
  await reported(() => writeFileSync(join(root, 'public/a.svg'), '1'));
});

it('notices files in new folders, and their removal', async () => {
  const folder = join(pages, 'casos/novos');
  await reported(() => mkdirSync(folder, { recursive: true }));
  await reported(() => writeFileSync(join(folder, 'a.json'), '1'));
  await reported(() => writeFileSync(join(folder, 'a.json'), '2'));
  await reported(() => rmSync(join(folder, 'a.json')));
  await reported(() => renameSync(folder, join(root, 'aside')));
  expect(changed).toHaveBeenLastCalledWith(undefined);
  await reported(() => mkdirSync(folder));
  await reported(() => writeFileSync(join(folder, 'a.json'), '3'));
});
