import { slug } from '../../../lib/slug.ts';
import { isAccepted, isGone } from './refresh.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

/** Of the branches that the studio makes, one for each proposal. */
export const PREFIX = 'edicao/';

/** "Nova página de serviços" -> "edicao/nova-pagina-de-servicos". */
export const branchFor = (title: string): string => PREFIX + (slug(title, 50) || 'site');

/** Whether a branch is a proposal that can be added to. */
export const isOpenProposal = async (
  root: string,
  remote: Remote | undefined,
  branch: string,
): Promise<boolean> =>
  branch.startsWith(PREFIX) &&
  !(await isGone(root, branch)) &&
  !(await isAccepted(root, remote, `refs/heads/${branch}`));

/** A branch that neither this machine nor the remote has, named after a title or a branch. */
export async function newBranch(
  root: string,
  remote: Remote | undefined,
  name: string,
): Promise<string> {
  const taken = new Set(await branchesOf(root, remote));
  for (let number = 1; ; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`;
    if (!taken.has(branch)) return branch;
  }
}

async function branchesOf(root: string, remote: Remote | undefined): Promise<string[]> {
  const heads = await runGit(root, 'for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/');
  if (!remote) return heads.out.split('\n');
  const tracked = `refs/remotes/${remote.name}/`;
  const known = await runGit(root, 'for-each-ref', '--format=%(refname:lstrip=3)', tracked);
  // A clone of one branch alone is not told of the others.
  const listed = await runGit(root, 'ls-remote', '--heads', remote.name, `${PREFIX}*`);
  const there = listed.ok ? listed.out.split('\n').map((line) => line.split('refs/heads/')[1]) : [];
  return [...heads.out.split('\n'), ...known.out.split('\n'), ...there.map(String)];
}
