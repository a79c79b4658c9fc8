import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gitOutput, type runGit, runGitWith } from './run-git.ts';
import { changes, SITE } from './state.ts';

/** A file in a tree of git. */
export interface Entry {
  mode: string;
  /** Of its content. */
  id: string;
}

/** File -> what it was and what it is; undefined where there is none. */
export type Differences = ReadonlyMap<
  string,
  { before: Entry | undefined; after: Entry | undefined }
>;

/** The site's files that differ between two trees or commits. */
export async function differences(root: string, from: string, to: string): Promise<Differences> {
  if (from === to) return new Map();
  const options = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--relative'];
  const out = await gitOutput({}, root, 'diff-tree', ...options, from, to, '--', ...SITE);
  const parts = out.split('\0');
  const entryOf = (mode = '', id = '') => (Number(mode) === 0 ? undefined : { mode, id });
  return new Map(
    parts.flatMap((line, index) => {
      if (index % 2 > 0 || line === '') return [];
      const [oldMode, mode, oldId, id] = line.slice(1).split(' ');
      return [
        [parts[index + 1] ?? '', { before: entryOf(oldMode, oldId), after: entryOf(mode, id) }],
      ];
    }),
  );
}

/** Old name -> new name of the site's files that were renamed between two trees. */
export async function renames(
  root: string,
  from: string,
  to: string,
): Promise<Map<string, string>> {
  const options = ['-r', '-z', '-M', '--diff-filter=R', '--name-status', '--relative'];
  const out = await gitOutput({}, root, 'diff-tree', ...options, from, to, '--', ...SITE);
  const parts = out.split('\0');
  return new Map(
    parts.flatMap((_, index) =>
      index % 3 === 0 && parts[index + 2] ? [[parts[index + 1] ?? '', parts[index + 2] ?? '']] : [],
    ),
  );
}

type RunInIndex = (...args: string[]) => ReturnType<typeof runGit>;

/** Lends an index that is not the repository's own. */
async function inOtherIndex<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-index-'));
  try {
    return await use(join(folder, 'index'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A tree with other files in it; undefined for one that is removed. */
export async function treeWith(
  root: string,
  tree: string,
  entries: ReadonlyMap<string, Entry | undefined>,
): Promise<string> {
  if (entries.size === 0) return tree;
  const prefix = await gitOutput({}, root, 'rev-parse', '--show-prefix');
  const absent = { mode: '0', id: '0'.repeat(40) };
  const lines = [...entries].map(([file, entry]) => {
    const { mode, id } = entry ?? absent;
    return `${mode} ${id}\t${prefix}${file}\0`;
  });
  return inOtherIndex(async (path) => {
    const env = { GIT_INDEX_FILE: path };
    await gitOutput({ env }, root, 'read-tree', tree);
    await gitOutput({ env, input: lines.join('') }, root, 'update-index', '-z', '--index-info');
    return gitOutput({ env }, root, 'write-tree');
  });
}

/** The tree of HEAD with the site's files as they are saved, in an index that knows this folder. */
export const withSavedTree = <T>(
  root: string,
  use: (tree: string, git: RunInIndex) => Promise<T>,
): Promise<T> =>
  inOtherIndex(async (path) => {
    const env = { GIT_INDEX_FILE: path };
    const own = resolve(root, await gitOutput({}, root, 'rev-parse', '--git-path', 'index'));
    // It knows which files are unchanged since they were read, and its time tells for which of them that is sure.
    if (existsSync(own)) cpSync(own, path, { preserveTimestamps: true });
    await gitOutput({ env }, root, 'read-tree', '--reset', 'HEAD');
    const input = (await changes(root)).map(({ file }) => `${file}\0`).join('');
    const options = ['-z', '--add', '--remove', '--stdin'];
    if (input !== '') await gitOutput({ env, input }, root, 'update-index', ...options);
    const tree = await gitOutput({ env }, root, 'write-tree');
    return use(tree, (...args) => runGitWith({ env }, root, ...args));
  });

export const savedTree = (root: string): Promise<string> =>
  withSavedTree(root, async (tree) => tree);

export const textOfEntry = async (root: string, { id }: Entry): Promise<string> =>
  gitOutput({}, root, 'cat-file', 'blob', id);

export const storeText = (root: string, text: string): Promise<string> =>
  gitOutput({ input: text }, root, 'hash-object', '-w', '--stdin');
