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

/** Nobody reads the commit that this signs. */
const ANYBODY = ['-c', 'user.name=studio', '-c', 'user.email=studio@localhost'];

/**
 * Whether all that a branch did is in the published one, as far as git knows without asking the remote: by a
 * merge, as one commit (squash), or as other commits of the same content (rebase, cherry-pick).
 */
export async function isAccepted(
  root: string,
  remote: Remote | undefined,
  ref: string,
): Promise<boolean> {
  const published = await publishedBranch(root, remote);
  if (!published) return false;
  const git = async (...args: string[]) => {
    const { ok, out } = await runGit(root, ...args);
    return ok ? out : '';
  };
  if ((await runGit(root, 'merge-base', '--is-ancestor', ref, published)).ok) return true;
  const base = await git('merge-base', ref, published);
  // Since they parted: a proposal may bring back what was published before. A rewritten branch has no base.
  const since = base === '' ? published : `${base}..${published}`;
  const trees = await git('log', '--format=%T', since);
  if (trees.split('\n').includes(await git('rev-parse', `${ref}^{tree}`))) return true;
  if (base === '') return false;
  const isIn = async (commit: string) => {
    const lines = await git('cherry', published, commit);
    return lines !== '' && lines.split('\n').every((line) => line.startsWith('-'));
  };
  if (await isIn(ref)) return true;
  const squashed = [`${ref}^{tree}`, '-p', base, '-m', 'squashed'];
  if (await isIn(await git(...ANYBODY, 'commit-tree', ...squashed))) return true;
  // Git before 2.38 cannot merge without a folder.
  const merged = await git('merge-tree', '--write-tree', published, ref);
  return merged !== '' && merged === (await git('rev-parse', `${published}^{tree}`));
}
