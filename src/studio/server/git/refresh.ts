import { prefixes } from './branch-name.ts';
import { runGit, runGitWith } from './run-git.ts';
import type { Remote } from './state.ts';

/** In milliseconds. Then what was known last has to do. */
const TIMEOUT = 20_000;
/** No window that asks for a password, where nobody has sent anything. */
const SILENT = ['-c', 'credential.interactive=false'];

/** The folders of which this process has asked the remote what its published branch is called. */
const asked = new Set<string>();

/**
 * Asks the remote for its branches: others accept, delete and rename proposals there. Resolves to whether it
 * has answered.
 */
export async function refresh(root: string, remote: Remote | undefined): Promise<boolean> {
  if (!remote) return false;
  const git = (...args: string[]) => runGitWith({ timeout: TIMEOUT }, root, ...SILENT, ...args);
  if (!(await git('fetch', '-q', '--prune', remote.name)).ok) return false;
  // The published branch may have got another name, of which only a further question tells.
  const head = await runGit(
    root,
    'rev-parse',
    '--verify',
    '-q',
    `refs/remotes/${remote.name}/HEAD`,
  );
  if (!head.ok || !asked.has(root)) await git('remote', 'set-head', remote.name, '--auto');
  asked.add(root);
  await followRenamed(root, remote);
  return true;
}

/** A proposal that was renamed on the remote goes on there: the one branch that has nothing but its commits. */
async function followRenamed(root: string, remote: Remote): Promise<void> {
  const format = '--format=%(upstream:track) %(refname:short)';
  const heads = prefixes().map((prefix) => `refs/heads/${prefix}`);
  const { out } = await runGit(root, 'for-each-ref', format, ...heads);
  const gone = out.split('\n').flatMap((line) => /^\[gone\] (.+)/.exec(line)?.[1] ?? []);
  if (gone.length === 0) return;
  const published = await publishedBranch(root, remote);
  const unpublished = published ? [`--no-merged=${published.ref}`] : [];
  for (const branch of gone) {
    const options = ['--format=%(refname:short)', `--merged=refs/heads/${branch}`, ...unpublished];
    const tracked = await runGit(root, 'for-each-ref', ...options, `refs/remotes/${remote.name}/`);
    const [name, ...others] = tracked.out.split('\n').filter(Boolean);
    if (name && others.length === 0)
      await runGit(root, 'branch', '-q', `--set-upstream-to=${name}`, branch);
  }
}

interface PublishedBranch {
  /** "refs/remotes/origin/main". */
  ref: string;
  commit: string;
}

/** The branch that proposals are accepted into; undefined if there is none with a usual name. */
export async function publishedBranch(
  root: string,
  remote: Remote | undefined,
): Promise<PublishedBranch | undefined> {
  const names = ['main', 'master'];
  const candidates = [
    ...(remote ? [`refs/remotes/${remote.name}/HEAD`] : []),
    ...(remote ? names.map((name) => `refs/remotes/${remote.name}/${name}`) : []),
    ...names.map((name) => `refs/heads/${name}`),
  ];
  const format = '--format=%(refname)%00%(symref)%00%(objectname)';
  const { out } = await runGit(root, 'for-each-ref', format, ...candidates);
  const found = new Map<string, PublishedBranch>();
  for (const line of out.split('\n')) {
    const [name = '', target = '', commit = ''] = line.split('\0');
    found.set(name, { ref: target || name, commit });
  }
  return found.get(candidates.find((name) => found.has(name)) ?? '');
}

/** Nobody reads the commit that this signs. */
const ANYBODY = ['-c', 'user.name=studio', '-c', 'user.email=studio@localhost'];

/**
 * Whether all that the commit of a branch did is in a published one, as far as git knows: by a merge, as one
 * commit (squash), or as other commits of the same content (rebase, cherry-pick).
 */
export async function isAccepted(root: string, published: string, ref: string): Promise<boolean> {
  const git = async (...args: string[]) => {
    const { ok, out } = await runGit(root, ...args);
    return ok ? out : '';
  };
  const base = await git('merge-base', ref, published);
  if (base === ref) return true;
  const names = await git('rev-parse', `${published}^{tree}`, `${ref}^{tree}`);
  const [publishedTree, tree = ''] = names.split('\n');
  // Nothing was published since they parted.
  if (base === published) return tree === publishedTree;
  // Since they parted: a proposal may bring back what was published before. A rewritten branch has no base.
  const since = base === '' ? published : `${base}..${published}`;
  const trees = await git('log', '--format=%T', since);
  if (tree !== '' && trees.split('\n').includes(tree)) return true;
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
  return merged !== '' && merged === publishedTree;
}
