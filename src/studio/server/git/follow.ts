import { isObject } from '../../../lib/json.ts';
import { msg, quoted, type Wording } from '../../../words/message.ts';
import type { Choices, Side } from '../../shared/merge/conflicts.ts';
import type { Settle } from '../../shared/merge/merge-texts.ts';
import type { FollowAnswer } from '../../shared/proposals.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { isProposal } from './branch-name.ts';
import { mergeSite } from './merge-site.ts';
import { isOpen } from './proposals.ts';
import { gitOutput, inTurn, runGit } from './run-git.ts';
import {
  acceptedSince,
  askPlace,
  hasCommits,
  isAncestor,
  type Place,
  type Standing,
  withItsProposals,
  withProposals,
} from './standing.ts';
import { SITE, underWay } from './state.ts';
import { differences, withSavedTree } from './trees.ts';

/** Brings what others have published into the folder, under what is not sent. */
export const follow: Endpoint = (body, { root }): Promise<FollowAnswer> =>
  inTurn(async () => {
    // Who has not begun is told so when something is sent.
    if (!(await hasCommits(root))) return { isCurrent: false, ...NOTHING };
    const place = await askPlace(root);
    const { isCurrent } = place;
    if (isThere(place)) return { isCurrent, ...NOTHING };
    const standing = await withItsProposals(place);
    const taken = await takeOver(standing, answerIn(body), body.withProgram === true);
    return { isCurrent, ...taken };
  });

/** Whether nothing is published that the folder has not. */
const isThere = ({ branch, head, published }: Place): boolean =>
  head === published && !isProposal(branch);

/** What a person chose where both sides had changed, and between which states. */
interface Answered {
  choices: Choices;
  at: unknown;
}

export function answerIn({ choices, at }: Record<string, unknown>): Answered {
  const entries = Object.entries(isObject(choices) ? choices : {}).filter(
    (entry): entry is [string, Side[]] => Array.isArray(entry[1]),
  );
  return { choices: Object.fromEntries(entries), at };
}

/** Choices hold for what they were made about alone. */
export const settleBy = ({ choices, at }: Answered, now: string): Settle =>
  at === now ? ({ file }) => choices[file] : () => undefined;

type Taken = Omit<FollowAnswer, 'isCurrent'>;

const NOTHING: Taken = { arrived: [] };

/**
 * Moves the folder to what is published, as `git pull` would, but merges what is not committed by field. It
 * stays where it is if somebody has commits of their own there, or has prepared one.
 */
export async function takeOver(
  standing: Standing,
  answered: Answered,
  withProgram: boolean,
): Promise<Taken> {
  const { root, branch, head, published } = standing;
  if (!isLeft(standing) && (await isAncestor(root, published, head))) return NOTHING;
  const common = (await runGit(root, 'merge-base', head, published)).out;
  if (common !== '' && (await differences(root, common, published)).size === 0 && !isLeft(standing))
    return NOTHING;
  const begins = await baseOf(standing);
  const waits = begins === '' ? ofElsewhere(branch) : await whyNot(standing);
  if (waits) return { arrived: [], waits };
  const program = await touchesProgram(root, head, published);
  if (program && !withProgram) return { arrived: [], program: 'waits' };
  return withSavedTree(root, async (saved, git): Promise<Taken> => {
    const at = `${published} ${saved}`;
    // Who accepted a proposal may have changed it: that is news, and no contradiction.
    const accepted = await acceptedSince(standing);
    const base = await withProposals(standing, begins, (proposal) => accepted.includes(proposal));
    const versions = { base, mine: saved, theirs: published };
    const { tree, conflicts } = await mergeSite(root, versions, settleBy(answered, at));
    if (conflicts.length > 0) return { arrived: [], conflict: { conflicts, at } };
    const arrived = [...(await differences(root, saved, tree)).keys()];
    // Refuses, and writes nothing, if a file was written since, or has changes that are not the studio's.
    const written = await git('read-tree', '-m', '-u', saved, tree);
    if (!written.ok) return { arrived: [], waits: refusal(written.error) };
    await moveHead(standing);
    return { arrived, ...(program && { program: 'arrived' }) };
  });
}

const refusal = (error: string): Wording =>
  msg('studio/git:waits-files', { said: quoted(error.trim()) });

const ofElsewhere = (branch: string): Wording =>
  branch === '' ? msg('studio/git:waits-detached') : msg('studio/git:waits-branch', { branch });

/**
 * Whether the folder is on a proposal that is over, as earlier versions of the studio leave it. Who is on an open one
 * looks at it.
 */
const isLeft = ({ branch, proposals }: Standing): boolean =>
  proposals.some((proposal) => proposal.branch === branch && !isOpen(proposal));

/** The commit that the folder and what is published have in common; '' if the folder is on a branch of somebody's own. */
async function baseOf(standing: Standing): Promise<string> {
  const { root, branch, head, published, publishedRef } = standing;
  if (isLeft(standing)) return (await runGit(root, 'merge-base', head, published)).out;
  if (!publishedRef || branch === '') return '';
  const upstream = await runGit(root, 'rev-parse', '--symbolic-full-name', '@{upstream}');
  const isPublished = upstream.out === publishedRef || branch === localName(publishedRef);
  if (!isPublished) return '';
  if (await isAncestor(root, head, published)) return head;
  // If all of it was published once, and is no more, somebody has rewritten the branch.
  const fork = await runGit(root, 'merge-base', '--fork-point', publishedRef, head);
  return fork.ok ? fork.out : (await runGit(root, 'merge-base', head, published)).out || head;
}

/** "main" */
const localName = (publishedRef: string): string =>
  publishedRef.replace(/^refs\/(heads|remotes\/[^/]+)\//, '');

/** Why the folder has to stay where it is. */
async function whyNot(standing: Standing): Promise<Wording | undefined> {
  const { root, head, published, publishedRef = '' } = standing;
  const begun = await underWay(root);
  if (begun) return begun;
  // What is prepared for a commit; a run that died has put there what is published.
  const isPrepared = async (commit: string) =>
    !(await runGit(root, 'diff-index', '--cached', '--quiet', commit)).ok;
  if ((await isPrepared(head)) && (await isPrepared(published)))
    return msg('studio/git:waits-staged');
  const own = isLeft(standing) ? `refs/heads/${localName(publishedRef)}` : 'HEAD';
  const commit = (await runGit(root, 'rev-parse', '--verify', '-q', own)).out;
  const isOwn = commit !== '' && !(await isAncestor(root, commit, published));
  const wasPublished =
    isOwn &&
    (await runGit(root, 'merge-base', '--fork-point', publishedRef, commit)).out === commit;
  return isOwn && !wasPublished ? msg('studio/git:waits-commits') : undefined;
}

/** Whether more than the site's own files has changed: then what runs is older than the folder. */
async function touchesProgram(root: string, head: string, published: string): Promise<boolean> {
  const prefix = (await runGit(root, 'rev-parse', '--show-prefix')).out;
  const { out } = await runGit(root, 'diff-tree', '-r', '-z', '--name-only', head, published);
  const isOfSite = (file: string) => SITE.some((folder) => file.startsWith(`${prefix}${folder}/`));
  return out.split('\0').some((file) => file !== '' && !isOfSite(file));
}

/** After the files are written. A run that dies before is one of which all that came is unsent, and is told so again. */
async function moveHead(standing: Standing): Promise<void> {
  const { root, head, published, publishedRef = '' } = standing;
  const git = (...args: string[]) => gitOutput({}, root, ...args);
  // First, and only if nobody else writes it: with the branch alone it would take back all that has come.
  await git('read-tree', published);
  const own = `refs/heads/${localName(publishedRef)}`;
  if (isLeft(standing)) {
    await git('update-ref', own, published);
    await git('symbolic-ref', '-m', 'studio', 'HEAD', own);
  } else await git('update-ref', '-m', 'studio: what is published', 'HEAD', published, head);
  await runGit(root, 'update-index', '-q', '--refresh');
}
