import { publishedBranch } from './published-branch.ts';
import { runGit, runGitWithin } from './run-git.ts';
import type { Remote } from './state.ts';

/** In milliseconds. Then what was known last has to do. */
const TIMEOUT = 20_000;
/** No window that asks for a password, where nobody has sent anything. */
const SILENT = ['-c', 'credential.interactive=false'];

/**
 * Asks the remote for its branches: others accept, delete and rename proposals there. Resolves to whether it
 * has answered.
 */
export async function refresh(
  root: string,
  remote: Remote | undefined,
  branch: string,
): Promise<boolean> {
  if (!remote) return false;
  const git = (...args: string[]) => runGitWithin(TIMEOUT, root, ...SILENT, ...args);
  if (!(await git('fetch', '-q', '--prune', remote.name)).ok) return false;
  // The published branch may have got another name.
  await git('remote', 'set-head', remote.name, '--auto');
  await followRenamed(root, remote, branch);
  return true;
}

/** Whether a branch was sent, and is on the remote no more. */
export async function isGone(root: string, branch: string): Promise<boolean> {
  const track = ['for-each-ref', '--format=%(upstream:track)', `refs/heads/${branch}`];
  return (await runGit(root, ...track)).out === '[gone]';
}

/** A proposal that was renamed on the remote goes on there: the one branch that has nothing but its commits. */
async function followRenamed(root: string, remote: Remote, branch: string): Promise<void> {
  if (branch === '' || !(await isGone(root, branch))) return;
  const published = await publishedBranch(root, remote);
  const unpublished = published ? [`--no-merged=${published}`] : [];
  const options = ['--format=%(refname:short)', `--merged=refs/heads/${branch}`, ...unpublished];
  const { out } = await runGit(root, 'for-each-ref', ...options, `refs/remotes/${remote.name}/`);
  const names = out.split('\n').filter(Boolean);
  const [name] = names;
  if (name && names.length === 1)
    await runGit(root, 'branch', '-q', `--set-upstream-to=${name}`, branch);
}
