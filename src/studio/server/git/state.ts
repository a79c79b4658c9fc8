import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { isUnfinished } from '../../../node/replace-file.ts';
import { type Message, msg } from '../../../words/message.ts';
import type { ProposalFile } from '../../shared/proposals.ts';
import { inWorkTree, runGit } from './run-git.ts';

/** Only these folders are sent; the rest of the repository is not the studio's. */
export const SITE: readonly string[] = ['site-config', 'public'];

export async function refuseWithoutGit(root: string): Promise<void> {
  if (!(await inWorkTree(root))) throw new CannotEdit(msg('studio/git:no-git'));
}

/** The checked out branch; '' for a detached HEAD. */
export const branchOf = async (root: string): Promise<string> =>
  (await runGit(root, 'symbolic-ref', '--short', '-q', 'HEAD')).out;

const UNDER_WAY = [
  { path: 'MERGE_HEAD', what: 'merge' },
  { path: 'CHERRY_PICK_HEAD', what: 'cherry-pick' },
  { path: 'REVERT_HEAD', what: 'revert' },
  { path: 'rebase-merge', what: 'rebase' },
  { path: 'rebase-apply', what: 'rebase' },
];

/** What somebody has begun in a terminal and not ended, in which files may have the marks of a conflict. */
export async function underWay(root: string): Promise<Message | undefined> {
  const asked = UNDER_WAY.flatMap(({ path }) => ['--git-path', path]);
  const { out } = await runGit(root, 'rev-parse', ...asked);
  const index = out.split('\n').findIndex((path) => existsSync(resolve(root, path)));
  const found = UNDER_WAY[index];
  return found && msg('studio/git:under-way', { what: found.what });
}

export interface ChangedFile {
  /** A path in the site's folder. */
  file: string;
  what: ProposalFile['what'];
}

/** The site's files that differ from the last commit. */
export async function changes(root: string): Promise<ChangedFile[]> {
  const prefix = (await runGit(root, 'rev-parse', '--show-prefix')).out;
  const options = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  const { out } = await runGit(root, 'status', ...options, '--', ...SITE);
  return out
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => ({ file: line.slice('XY '.length + prefix.length), what: whatOf(line) }))
    .filter(({ file }) => !isUnfinished(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** By the two letters of `git status`: of the index, and of the folder. */
function whatOf(line: string): ChangedFile['what'] {
  const letters = line.slice(0, 2);
  if (letters.includes('D')) return 'removed';
  return letters === '??' || letters.startsWith('A') ? 'new' : 'changed';
}

export interface Remote {
  name: string;
  address: string;
}

/** The branch's own remote, or `origin`, or the first one. */
export async function remoteOf(root: string, branch: string): Promise<Remote | undefined> {
  const { out } = await runGit(root, 'remote', '--verbose');
  const lines = out.split('\n').map((line) => /^([^\t]+)\t(.*) \(push\)/.exec(line) ?? []);
  const remotes = lines.flatMap(([, name, address = '']) => (name ? [{ name, address }] : []));
  const configured = (await runGit(root, 'config', `branch.${branch}.remote`)).out;
  const named = (name: string) => remotes.find((remote) => remote.name === name);
  const remote = named(configured) ?? named('origin') ?? remotes[0];
  return remote && { name: remote.name, address: withoutSecrets(remote.address) };
}

/** A URL may contain a token. */
export const withoutSecrets = (address: string): string =>
  address.replace(/^(\w+:\/\/)[^@/]*@/, '$1');
