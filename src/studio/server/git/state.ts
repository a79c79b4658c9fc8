import { CannotEdit } from '../../../content/edit/cannot-edit.ts';
import { isUnfinished } from '../../../node/replace-file.ts';
import type { GitAnswer } from '../../shared/protocol.ts';
import { inWorkTree, runGit } from './run-git.ts';

/** Only these folders are sent; the rest of the repository is not the studio's. */
const SITE = ['site-config', 'public'];

export async function refuseWithoutGit(root: string): Promise<void> {
  if (!(await inWorkTree(root)))
    throw new CannotEdit(
      'A pasta do site não está em um repositório git: aqui o estúdio só salva.',
    );
}

/** The checked out branch; '' for a detached HEAD. */
export const branchOf = async (root: string): Promise<string> =>
  (await runGit(root, 'symbolic-ref', '--short', '-q', 'HEAD')).out;

/** The site's files that differ from the last commit, as paths in the site's folder. */
export async function changedFiles(root: string): Promise<string[]> {
  const prefix = (await runGit(root, 'rev-parse', '--show-prefix')).out;
  const options = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  const { out } = await runGit(root, 'status', ...options, '--', ...SITE);
  return out
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice('XY '.length + prefix.length))
    .filter((file) => !isUnfinished(file))
    .sort();
}

export interface Remote {
  name: string;
  address: string;
}

/** The branch's own remote, or `origin`, or the first one. */
export async function remoteOf(root: string, branch: string): Promise<Remote | undefined> {
  const names = (await runGit(root, 'remote')).out.split('\n').filter(Boolean);
  const configured = (await runGit(root, 'config', `branch.${branch}.remote`)).out;
  const name = [configured, 'origin'].find((remote) => names.includes(remote)) ?? names[0];
  if (name === undefined) return undefined;
  const { out } = await runGit(root, 'remote', 'get-url', '--push', name);
  return { name, address: withoutSecrets(out) };
}

/** A URL may contain a token. */
export const withoutSecrets = (address: string): string =>
  address.replace(/^(\w+:\/\/)[^@/]*@/, '$1');

export async function gitState(root: string): Promise<GitAnswer> {
  await refuseWithoutGit(root);
  const branch = await branchOf(root);
  return {
    branch,
    remote: (await remoteOf(root, branch))?.address,
    changed: await changedFiles(root),
  };
}
