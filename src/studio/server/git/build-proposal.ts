import { CannotEdit } from '../../../content/edit/file-change.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { msg, quoted } from '../../../words/message.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { FileConflict, Side } from '../../shared/merge/conflicts.ts';
import { MINE, type Settle } from '../../shared/merge/merge-texts.ts';
import { mergeSite } from './merge-site.ts';
import { type Proposal, storeBase } from './proposals.ts';
import { gitOutput, runGit } from './run-git.ts';
import { isAncestor, type Standing, sentTree } from './standing.ts';
import { differences, type Entry, treeWith } from './trees.ts';
import { valuesIn } from './values-in.ts';

interface Built {
  tree: string;
  /** What has to be chosen first. */
  conflicts: FileConflict[];
}

interface Chosen {
  files: readonly string[];
  /** The tree of the saved files. */
  saved: string;
  /** The proposal that they are added to. */
  target: Proposal | undefined;
  settle: Settle;
}

/**
 * The published site with what was changed in the chosen files, and with what an open proposal has already.
 * What other proposals have changed is not in it, but where the chosen changes are of the same fields.
 */
export async function buildProposal(standing: Standing, chosen: Chosen): Promise<Built> {
  const { root, head, published } = standing;
  const { files, saved, target, settle } = chosen;
  const others = await sentTree(standing, target);
  const changed = await differences(root, others, saved);
  const isChosen = (file: string) => files.includes(file);
  const mine = await treeWith(root, others, afterOf(changed, isChosen));
  // Both on what is published, so that their difference is of these changes alone.
  const ofChosen: Settle = (conflict) => (isChosen(conflict.file) ? settle(conflict) : []);
  const all = await mergeSite(root, { base: head, mine, theirs: published }, ofChosen);
  const without = await mergeSite(root, { base: head, mine: others, theirs: published }, MINE);
  const versions = { base: without.tree, mine: all.tree, theirs: published };
  const { tree } = await mergeSite(root, versions, MINE);
  if (!target) return { tree, conflicts: all.conflicts };
  const before = await broughtUpToDate(standing, target, saved);
  const touched = await differences(root, published, tree);
  const added = await differences(root, before, tree);
  const isAdded = (file: string) => isChosen(file) || touched.has(file);
  return {
    tree: await treeWith(root, before, afterOf(added, isAdded)),
    conflicts: all.conflicts,
  };
}

const afterOf = (
  changed: Awaited<ReturnType<typeof differences>>,
  isIn: (file: string) => boolean,
): Map<string, Entry | undefined> =>
  new Map(
    [...changed].flatMap(([file, { after }]) =>
      isIn(file) ? [[file, after] as [string, Entry | undefined]] : [],
    ),
  );

/**
 * A proposal on what is published now. Where both changed a field, the folder tells which stays: there it was
 * chosen.
 */
export async function broughtUpToDate(
  { root, published }: Standing,
  { base, tip }: Proposal,
  saved: string,
): Promise<string> {
  const settle: Settle = async ({ file, fields }) => {
    const value = (await valuesIn(root, saved, [file]))[file];
    const isTheirs = ({ pointer, theirs }: (typeof fields)[number]) =>
      value !== undefined && sameJson(getAtPointer(value ?? undefined, pointer), theirs);
    return fields.map((field): Side => (isTheirs(field) ? 'theirs' : 'mine'));
  };
  return (await mergeSite(root, { base, mine: tip, theirs: published }, settle)).tree;
}

interface Commit {
  branch: string;
  title: string;
  tree: string;
  /** The proposal that it goes on with. */
  target: Proposal | undefined;
}

/** Commits a tree to a branch that nobody has checked out. Throws CannotEdit if it has nothing new. */
export async function commitProposal(
  { root, published }: Standing,
  { branch, title, tree, target }: Commit,
): Promise<void> {
  if (!(await runGit(root, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT')).ok)
    throw new CannotEdit(msg('studio/git:no-author'));
  const isMerged = target && (await isAncestor(root, published, target.tip));
  const parents = target ? [target.tip, ...(isMerged ? [] : [published])] : [published];
  const before = await gitOutput({}, root, 'rev-parse', `${parents[0]}^{tree}`);
  const after = await gitOutput({}, root, 'rev-parse', `${tree}^{tree}`);
  if (before === after) throw new CannotEdit(msg('studio/git:already-published'));
  const isSigned = (await runGit(root, 'config', '--type=bool', 'commit.gpgsign')).out === 'true';
  const options = [...(isSigned ? ['-S'] : []), ...parents.flatMap((commit) => ['-p', commit])];
  const made = await runGit(root, 'commit-tree', after, ...options, '-m', title);
  if (!made.ok)
    throw new CannotEdit(msg('studio/git:commit-refused', { said: quoted(made.error.trim()) }));
  // Not over what another program has put there meanwhile.
  const old = target?.tip ?? '0'.repeat(made.out.length);
  await gitOutput({}, root, 'update-ref', '-m', 'studio', `refs/heads/${branch}`, made.out, old);
  await storeBase(root, branch, published);
}
