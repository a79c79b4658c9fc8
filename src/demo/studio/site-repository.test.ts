import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BareRepository } from '../forge/git.ts';
import { checkOut, ensureRepository, MAIN, takeFolder } from './site-repository.ts';

let root = '';
let site = '';
let repository: BareRepository;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  site = join(root, 'site');
  write({ 'site-config/a.json': 'a', 'site-config/b.json': 'b', 'public/x.svg': '<svg/>' });
  write({ 'package.json': '{}', 'blocks/own.ts': 'export {};', '.local/keys.json': 'secret' });
  const folder = join(root, 'site.git');
  await ensureRepository(folder);
  repository = new BareRepository(folder);
});
afterEach(() => {
  repository.close();
  rmSync(root, { recursive: true });
});

function write(files: Record<string, string | null>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(site, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === null) rmSync(path);
    else writeFileSync(path, text);
  }
}

/** As the studio's function does. */
async function publish(files: Record<string, string>): Promise<string> {
  const main = `refs/heads/${MAIN}`;
  const parent = (await repository.resolve(main, 'commit')) ?? '';
  const entries = await Promise.all(
    Object.entries(files).map(async ([path, text]) => ({
      ...{ path, mode: '100644' },
      sha: (await repository.writeBlob(Buffer.from(text))) ?? null,
    })),
  );
  const tree = (await repository.writeTree(parent, entries)) ?? '';
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((kind) => [
      [`GIT_${kind}_NAME`, 'Ana'],
      [`GIT_${kind}_EMAIL`, 'ana@a.example'],
    ]),
  );
  const made = ['commit-tree', tree, '-p', parent, '-m', 'x'];
  const commit = (await repository.text(made, { env })) ?? '';
  await repository.run(['update-ref', main, commit]);
  return commit;
}

async function textsAt(commit: string): Promise<Record<string, string | undefined>> {
  const entries = (await repository.entries(commit, true)).filter(({ type }) => type === 'blob');
  const texts = entries.map(async ({ path, sha }) => [
    path,
    (await repository.blob(sha))?.toString(),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

test('it begins with the content of the folder, and nothing else of it', async () => {
  const { commit, isFolder } = await takeFolder(repository, site);
  expect(isFolder).toBe(true);
  expect(await textsAt(commit)).toEqual({
    ...{ 'public/x.svg': '<svg/>', 'site-config/a.json': 'a', 'site-config/b.json': 'b' },
  });
  expect(await takeFolder(repository, site)).toEqual({ commit, isFolder: true });
});

test('what was published stays, and what changes in the folder comes after it', async () => {
  await takeFolder(repository, site);
  const published = await publish({ 'site-config/a.json': 'published' });
  expect(await takeFolder(repository, site)).toEqual({ commit: published, isFolder: false });
  write({ 'site-config/b.json': null, 'site-config/c d.json': 'new' });
  const { commit, isFolder } = await takeFolder(repository, site);
  expect(isFolder).toBe(false);
  expect(await repository.isAncestor(published, commit)).toBe(true);
  expect(await textsAt(commit)).toEqual({
    ...{
      'public/x.svg': '<svg/>',
      'site-config/a.json': 'published',
      'site-config/c d.json': 'new',
    },
  });
  write({ 'site-config/a.json': 'by hand' });
  const after = await takeFolder(repository, site);
  expect(after.isFolder).toBe(true);
  expect(await textsAt(after.commit)).toMatchObject({ 'site-config/a.json': 'by hand' });
  expect(readFileSync(join(site, 'site-config/a.json'), 'utf8')).toBe('by hand');
});

test('a checkout is a site that can be built, and follows from one commit to the next', async () => {
  const into = join(root, 'checkout');
  const read = (file: string) => readFileSync(join(into, file), 'utf8');
  const { commit } = await takeFolder(repository, site);
  await checkOut(repository, commit, { into, site });
  expect([read('site-config/a.json'), read('blocks/own.ts'), read('package.json')]).toEqual([
    ...['a', 'export {};', '{}'],
  ]);
  expect(existsSync(join(into, '.local'))).toBe(false);
  const next = await publish({ 'site-config/a.json': 'published' });
  // Of a run that was killed.
  writeFileSync(join(repository.folder, 'worktrees/checkout/index.lock'), '');
  writeFileSync(join(into, 'site-config/b.json'), 'half');
  await checkOut(repository, next, { into, site });
  expect([read('site-config/a.json'), read('site-config/b.json')]).toEqual(['published', 'b']);
  rmSync(into, { recursive: true });
  await checkOut(repository, next, { into, site });
  expect(read('site-config/a.json')).toBe('published');
  // What a checkout leads to is the folder's own.
  expect(readFileSync(join(site, 'blocks/own.ts'), 'utf8')).toBe('export {};');
});
