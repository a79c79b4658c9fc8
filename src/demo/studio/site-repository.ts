/** The repository of the studio on this machine: the content of the site's folder, and what was published since. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '../../words/message.ts';
import { languageForSite, wordsIn } from '../../words/node/catalogues.ts';
import { UserError } from '../../words/user-error.ts';
import { BareRepository, type Ran } from '../forge/git.ts';

/** The branch that is published. */
export const MAIN = 'main';
/** What the site's folder had when it was looked at last. */
const FOLDER = 'refs/site/folder';
const CONTENT = ['site-config', 'public'];

/** Makes the repository, empty, if it is not there. */
export async function ensureRepository(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const making = `${folder}-making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const options = ['--bare', '--quiet', '--template=', `--initial-branch=${MAIN}`];
  did(await new BareRepository(making).run(['init', ...options]));
  renameSync(making, folder);
}

/**
 * Commits to the published branch what has changed in the site's folder since it was looked at last, as a colleague with a
 * terminal would push it; of a file that was published meanwhile, the folder's text comes after. Resolves to the commit
 * that is published, and to whether the folder is equal to it.
 */
export async function takeFolder(
  repository: BareRepository,
  site: string,
): Promise<{ commit: string; isFolder: boolean }> {
  const tree = await treeOfFolder(repository, site);
  const [before, published] = await Promise.all(
    [FOLDER, `refs/heads/${MAIN}`].map((name) => repository.resolve(name, 'commit')),
  );
  const was = before && (await repository.resolve(before, 'tree'));
  if (!published || !was) {
    const commit = await commitOf(repository, tree, []);
    await move(repository, commit, commit);
    return { commit, isFolder: true };
  }
  if (was === tree)
    return { commit: published, isFolder: await hasTree(repository, published, tree) };
  const entries = await changesBetween(repository, was, tree);
  const merged = await repository.writeTree(published, entries);
  if (!merged) throw new Error('git refused what has changed in the folder of the site');
  const isSame = await hasTree(repository, published, merged);
  const commit = isSame ? published : await commitOf(repository, merged, [published]);
  await move(repository, commit, await commitOf(repository, tree, [before]));
  return { commit, isFolder: merged === tree };
}

/** The content of the folder as a tree. An index of its own remembers what was read, so that only news is read again. */
async function treeOfFolder(repository: BareRepository, site: string): Promise<string> {
  const index = join(repository.folder, 'folder-index');
  rmSync(`${index}.lock`, { force: true }); // of a run that was killed
  const env = { GIT_DIR: repository.folder, GIT_WORK_TREE: site, GIT_INDEX_FILE: index };
  const there = CONTENT.filter((name) => existsSync(join(site, name)));
  did(await repository.run(['-C', site, 'add', '--all', '--', ...there], { env }));
  return did(await repository.run(['write-tree'], { env }));
}

async function changesBetween(repository: BareRepository, was: string, is: string) {
  const told = await repository.run(['diff-tree', '-r', '-z', '--no-renames', was, is]);
  const parts = told.out.toString().split('\0').filter(Boolean);
  return Array.from({ length: parts.length / 2 }, (_, index) => {
    const [, mode = '', , sha = ''] = parts[2 * index]?.split(' ') ?? [];
    const path = parts[2 * index + 1] ?? '';
    return { path, mode, sha: /^0+$/.test(sha) ? null : sha };
  });
}

const hasTree = async (repository: BareRepository, commit: string, tree: string) =>
  (await repository.resolve(commit, 'tree')) === tree;

async function commitOf(
  repository: BareRepository,
  tree: string,
  parents: string[],
): Promise<string> {
  const { worded } = wordsIn(languageForSite());
  const name = worded(msg('demo/studio:folder'));
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((kind) => [
      [`GIT_${kind}_NAME`, name],
      [`GIT_${kind}_EMAIL`, 'folder@localhost'],
    ]),
  );
  const input = worded(msg('demo/studio:from-folder'));
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
  return did(await repository.run(args, { env, input }));
}

/** Both at once: a run that is killed takes the folder again. */
async function move(repository: BareRepository, published: string, folder: string): Promise<void> {
  const input = `update refs/heads/${MAIN} ${published}\nupdate ${FOLDER} ${folder}\n`;
  did(await repository.run(['update-ref', '--stdin'], { input }));
}

/** What a build reads of a site beside its content. */
const LINKED = ['blocks', 'node_modules', '.cache'];
const COPIED = ['package.json', 'package-lock.json'];

/** Brings a folder to the state of a commit; unchanged files stay as they are, so that a build need not read them. */
export async function checkOut(
  repository: BareRepository,
  commit: string,
  { into, site }: { into: string; site: string },
): Promise<void> {
  rmSync(join(repository.folder, 'worktrees', 'checkout', 'index.lock'), { force: true });
  const moved = await repository.run(['-C', into, 'reset', '--quiet', '--hard', commit]);
  if (!moved.ok) {
    rmSync(into, { recursive: true, force: true });
    did(await repository.run(['worktree', 'prune']));
    did(await repository.run(['worktree', 'add', '--quiet', '--detach', into, commit]));
  }
  mkdirSync(join(into, 'public'), { recursive: true });
  mkdirSync(join(site, '.cache'), { recursive: true });
  for (const name of LINKED) {
    const isMissing = existsSync(join(site, name)) && !existsSync(join(into, name));
    if (isMissing) symlinkSync(join(site, name), join(into, name), 'junction');
  }
  for (const name of COPIED)
    if (existsSync(join(site, name))) copyFileSync(join(site, name), join(into, name));
}

/** What git has written; throws what it says if it refused. */
function did({ ok, out, error }: Ran): string {
  if (ok) return out.toString().trimEnd();
  throw new UserError(msg('demo/studio:git', { error: error.trim() }));
}
