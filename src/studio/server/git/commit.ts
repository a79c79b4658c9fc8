import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { msg, quoted, type Wording } from '../../../words/message.ts';
import { isProposal } from './branch-name.ts';
import { isAccepted, isGone, publishedBranch } from './refresh.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

interface Commit {
  title: string;
  files: readonly string[];
  branch: string;
  current: string;
  remote: Remote | undefined;
}

/**
 * Commits only these files: other staged changes stay staged. If it fails, everything is restored. Returns
 * what has to be said of a new branch.
 */
export async function commit(root: string, { title, files, ...to }: Commit): Promise<Wording[]> {
  if (!(await runGit(root, 'rev-parse', '--verify', '-q', 'HEAD')).ok)
    throw new CannotEdit(msg('studio/git:no-commit'));
  if (!(await runGit(root, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT')).ok)
    throw new CannotEdit(msg('studio/git:no-author'));
  const { notes, undo } = await beginBranch(root, to);
  const { out: untracked } = await runGit(root, 'ls-files', '-z', '--others', '--', ...files);
  const fresh = untracked.split('\0').filter(Boolean);
  if (fresh.length === 0 && (await runGit(root, 'diff', '--quiet', 'HEAD', '--', ...files)).ok) {
    await undo();
    throw new CannotEdit(msg('studio/git:already-published'));
  }
  const added = fresh.length === 0 || (await runGit(root, 'add', '--', ...fresh)).ok;
  const made = await runGit(root, 'commit', '-q', '-m', title, '--only', '--', ...files);
  if (added && made.ok) return notes;
  if (fresh.length > 0) await runGit(root, 'rm', '-q', '--cached', '--', ...fresh);
  await undo();
  throw new CannotEdit(msg('studio/git:commit-refused', { said: quoted(made.error.trim()) }));
}

interface Branches {
  branch: string;
  current: string;
  remote: Remote | undefined;
}

interface Begun {
  /** What has to be said of the new branch. */
  notes: Wording[];
  undo(): Promise<void>;
}

const GOES_ON = msg('studio/git:goes-on');

/**
 * Switches to a branch; what is not committed goes along. A new one begins at the published branch if that has
 * all that the present one has, or else, and where the changes do not fit there, where the folder is.
 */
async function beginBranch(root: string, { branch, current, remote }: Branches): Promise<Begun> {
  if (branch === current) return { notes: [], undo: async () => {} };
  const published = await publishedBranch(root, remote);
  const isFree = published && (await isAccepted(root, remote, 'HEAD'));
  const from = isFree ? await movedTo(root, branch, published) : undefined;
  const undo = async () => {
    const merged = [...(from?.merged ?? [])];
    const names = merged.map(([file]) => file);
    if (names.length > 0) await runGit(root, 'checkout', '-q', 'HEAD', '--', ...names);
    await runGit(root, 'switch', '-q', current);
    for (const [file, content] of merged) writeFileSync(join(root, file), content);
    await runGit(root, 'branch', '-q', '-D', branch);
  };
  if (from) return { notes: [GOES_ON], undo };
  const { ok, error } = await runGit(root, 'switch', '-q', '--no-track', '-c', branch);
  if (!ok) throw new CannotEdit(msg('studio/git:no-branch', { said: quoted(error.trim()) }));
  return { notes: [GOES_ON, ...(await whatComesAlong(root, current, Boolean(isFree)))], undo };
}

/**
 * Begins a branch at a commit, under what is not committed, and tells what had to be merged with that. Undefined
 * if it does not fit there, and nothing has changed.
 */
async function movedTo(
  root: string,
  branch: string,
  published: string,
): Promise<{ merged: ReadonlyMap<string, Buffer> } | undefined> {
  const begin = ['--no-track', '-c', branch, published];
  if ((await runGit(root, 'switch', '-q', ...begin)).ok) return { merged: new Map() };
  const merged = await mergeableFiles(root, published);
  if (!merged || !(await runGit(root, 'switch', '-q', '--merge', ...begin)).ok) return undefined;
  return { merged };
}

async function whatComesAlong(root: string, current: string, isFree: boolean): Promise<Wording[]> {
  if (isFree) return [msg('studio/git:changed-too')];
  if (isProposal(current) && (await isGone(root, current)))
    return [msg('studio/git:brings-deleted', { branch: quoted(current) })];
  return [];
}

/**
 * The files whose uncommitted changes can be merged with those of another commit, as they are now. Undefined if one
 * cannot: git would leave the marks of a conflict in it, or drop what was staged.
 */
async function mergeableFiles(
  root: string,
  commit: string,
): Promise<Map<string, Buffer> | undefined> {
  if (!(await runGit(root, 'diff', '--cached', '--quiet')).ok) return undefined;
  const namesOf = async (...between: string[]) =>
    (await runGit(root, 'diff', '--name-only', '--relative', '-z', ...between)).out
      .split('\0')
      .filter(Boolean);
  const changed = new Set(await namesOf('HEAD', commit));
  const both = (await namesOf('HEAD')).filter((file) => changed.has(file));
  const folder = mkdtempSync(join(tmpdir(), 'studio-merge-'));
  try {
    for (const file of both) if (!(await fits(root, { file, commit, folder }))) return undefined;
    return new Map(both.map((file) => [file, readFileSync(join(root, file))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function fits(
  root: string,
  { file, commit, folder }: { file: string; commit: string; folder: string },
): Promise<boolean> {
  const sides = await Promise.all(
    ['HEAD', commit].map((at) => runGit(root, 'cat-file', 'blob', `${at}:./${file}`)),
  );
  if (sides.some(({ ok }) => !ok)) return false; // removed on one side
  const [base, theirs] = sides.map(({ out }, index) => {
    const path = join(folder, String(index));
    writeFileSync(path, `${out}\n`);
    return path;
  }) as [string, string];
  return (await runGit(root, 'merge-file', '-p', '-q', join(root, file), base, theirs)).ok;
}
