import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

/** The branch that proposals are accepted into; undefined if there is none with a usual name. */
export async function publishedBranch(root: string, remote: Remote | undefined) {
  const names = ['main', 'master'];
  const candidates = [
    ...(remote ? [`refs/remotes/${remote.name}/HEAD`] : []),
    ...(remote ? names.map((name) => `refs/remotes/${remote.name}/${name}`) : []),
    ...names.map((name) => `refs/heads/${name}`),
  ];
  for (const ref of candidates)
    if ((await runGit(root, 'rev-parse', '--verify', '-q', ref)).ok) return ref;
  return undefined;
}

/** Whether all of a branch is in the published one, as far as git knows without asking the remote. */
export async function isAccepted(
  root: string,
  remote: Remote | undefined,
  branch: string,
): Promise<boolean> {
  const published = await publishedBranch(root, remote);
  if (!published) return false;
  return (await runGit(root, 'merge-base', '--is-ancestor', `refs/heads/${branch}`, published)).ok;
}
