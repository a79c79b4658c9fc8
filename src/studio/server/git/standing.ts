import { CannotEdit } from '../../../content/edit/file-change.ts';
import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { msg } from '../../../words/message.ts';
import { MINE } from '../../shared/merge/merge-texts.ts';
import type { Json } from '../../shared/protocol.ts';
import { mergeSite } from './merge-site.ts';
import { isOpen, type Proposal, proposalsOf } from './proposals.ts';
import { isAccepted, publishedBranch, refresh } from './refresh.ts';
import { runGit } from './run-git.ts';
import { branchOf, type ChangedFile, type Remote, refuseWithoutGit, remoteOf } from './state.ts';
import { differences, type Entry, savedTree, textOfEntry } from './trees.ts';

/** How the folder and the published site stand to each other. */
export interface Place {
  root: string;
  remote: Remote | undefined;
  /** Whether the remote was asked just now; else this is what was known last. */
  isCurrent: boolean;
  /** The branch that is checked out; '' for a detached HEAD. */
  branch: string;
  /** The commit that the folder stands on: what differs from it is this person's. */
  head: string;
  /** "refs/remotes/origin/main"; undefined if there is none with a usual name. */
  publishedRef: string | undefined;
  /** Its commit, or else `head`. */
  published: string;
}

export interface Standing extends Place {
  /** Newest first. */
  proposals: readonly Proposal[];
}

export const hasCommits = async (root: string): Promise<boolean> =>
  (await runGit(root, 'rev-parse', '--verify', '-q', 'HEAD')).ok;

/** Asks the remote, and tells how everything stands. */
export async function askStanding(root: string): Promise<Standing> {
  return withItsProposals(await askPlace(root));
}

/** The same, but for the proposals, each of which takes a while. */
export async function askPlace(root: string): Promise<Place> {
  if (!(await hasCommits(root))) {
    await refuseWithoutGit(root);
    throw new CannotEdit(msg('studio/git:no-commit'));
  }
  const checkedOut = await checkedOutIn(root);
  const isCurrent = await refresh(root, checkedOut.remote);
  return { ...(await placeNow(root, checkedOut)), isCurrent };
}

/** Without asking. */
export const standingNow = async (root: string): Promise<Standing> =>
  withItsProposals(await placeNow(root, await checkedOutIn(root)));

export const withItsProposals = async (place: Place): Promise<Standing> => ({
  ...place,
  proposals: await proposalsOf(place.root, place.published),
});

type CheckedOut = Pick<Place, 'branch' | 'remote'>;

async function checkedOutIn(root: string): Promise<CheckedOut> {
  const branch = await branchOf(root);
  return { branch, remote: await remoteOf(root, branch) };
}

async function placeNow(root: string, { branch, remote }: CheckedOut): Promise<Place> {
  const head = (await runGit(root, 'rev-parse', 'HEAD')).out;
  const { ref: publishedRef, commit: published = head } =
    (await publishedBranch(root, remote)) ?? {};
  return { root, remote, isCurrent: false, branch, head, publishedRef, published };
}

/** A tree with what some proposals changed, the oldest first: a later one knew those before it. */
export async function withProposals(
  { root, proposals }: Standing,
  from: string,
  isIn: (proposal: Proposal) => boolean,
): Promise<string> {
  let tree = from;
  for (const proposal of [...proposals].reverse().filter(isIn)) {
    const { tip, base } = proposal;
    ({ tree } = await mergeSite(root, { base, mine: tip, theirs: tree }, MINE));
  }
  return tree;
}

/** The accepted proposals that the folder has not followed yet. */
export async function acceptedSince({ root, head, published, proposals }: Standing) {
  if (head === published) return [];
  const accepted = proposals.filter(({ state, isOwn }) => isOwn && state === 'accepted');
  const isIn = await Promise.all(accepted.map(({ tip }) => isAccepted(root, head, tip)));
  return accepted.filter((_, index) => !isIn[index]);
}

/**
 * The tree of what the folder stands on and what was sent since, but for one proposal. What was sent and
 * removed is not in it, and so is unsent again.
 */
export async function sentTree(standing: Standing, except?: Proposal): Promise<string> {
  const accepted = await acceptedSince(standing);
  const isIn = (proposal: Proposal) =>
    (proposal.isOwn && isOpen(proposal)) || accepted.includes(proposal);
  return withProposals(
    standing,
    standing.head,
    (proposal) => proposal.branch !== except?.branch && isIn(proposal),
  );
}

export interface Unsent {
  files: ChangedFile[];
  /** The tree of the saved files. */
  saved: string;
  sent: string;
}

/** What is saved and not sent yet. */
export async function unsent(standing: Standing): Promise<Unsent> {
  const { root, head } = standing;
  const [saved, sent] = [await savedTree(root), await sentTree(standing)];
  const inProposals = await differences(root, head, sent);
  const files: ChangedFile[] = [];
  for (const [file, { before, after }] of await differences(root, sent, saved)) {
    if (inProposals.has(file) && (await isSameValue(root, before, after))) continue;
    files.push({ file, what: after ? (before ? 'changed' : 'new') : 'removed' });
  }
  return { files: files.sort((a, b) => (a.file < b.file ? -1 : 1)), saved, sent };
}

/** A merge may lay out the same value in another way. */
async function isSameValue(root: string, before?: Entry, after?: Entry): Promise<boolean> {
  if (!before || !after) return false;
  const values = await Promise.all(
    [before, after].map(async (entry) => parsedOrUndefined(await textOfEntry(root, entry))),
  );
  const [old, now] = values as [Json | undefined, Json | undefined];
  return old !== undefined && sameJson(old, now);
}

/** It was made here, nobody else has gone on with it, and it stands on what is published: that may have been rewritten. */
export const canAddTo = async (
  { root, published }: Standing,
  proposal: Proposal,
): Promise<boolean> =>
  isOpen(proposal) &&
  proposal.isOwn &&
  !proposal.hasOthers &&
  (await isAncestor(root, proposal.base, published));

export const isAncestor = async (root: string, commit: string, of: string): Promise<boolean> =>
  commit === of || (await runGit(root, 'merge-base', '--is-ancestor', commit, of)).ok;
