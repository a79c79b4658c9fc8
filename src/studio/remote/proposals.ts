import type { Proposal, ProposalTip } from '../../../supabase/functions/studio/protocol.ts';
import { CannotEdit } from '../../content/edit/file-change.ts';
import { parsedOrUndefined } from '../../content/read/json/strict-value.ts';
import { msg, quoted } from '../../words/message.ts';
import { Failure } from '../shared/failure.ts';
import type { PastProposal } from '../shared/proposals.ts';
import type { Json } from '../shared/protocol.ts';
import type { KeptProposal } from '../shared/workspace.ts';
import { type Copy, publishedSha } from './copy.ts';
import { copyOf, type Remote } from './published.ts';
import { sentDraft, unsentFiles } from './sent.ts';

/** As many as are told. */
const MOST = 12;

/** What the function told of proposals last; it is shown where it does not answer. */
const known = new WeakMap<Remote, readonly Proposal[]>();

export async function askProposals(remote: Remote): Promise<readonly Proposal[]> {
  const { proposals } = await remote.ask.read('proposals', {});
  known.set(remote, proposals);
  return proposals;
}

/** A proposal that was told of, with where its branch was then. */
export async function proposalNamed(remote: Remote, branch: string): Promise<Proposal> {
  const found = (await askProposals(remote)).find((one) => one.branch === branch);
  if (!found) throw new CannotEdit(msg('studio/git:no-proposal', { branch: quoted(branch) }));
  return found;
}

/** What is saved and not sent, and what was sent before. */
export async function proposal(remote: Remote): Promise<KeptProposal> {
  const copy = await copyOf(remote);
  const told = await askProposals(remote).catch((error): undefined => {
    if (!(error instanceof Failure)) throw error;
  });
  const proposals = told ?? known.get(remote) ?? [];
  const files = await unsentFiles(copy);
  const open = proposals.filter(({ branch, state, tip }) => {
    return state === 'open' && copy.sent[branch]?.tip === tip;
  });
  const continues = open.find(({ branch }) =>
    files.some((file) => copy.sent[branch]?.drafts[file] !== undefined),
  );
  const { person } = copy.head;
  const own = proposals.filter(({ author }) => author?.isMe || person.role === 'admin');
  return {
    ...{ hasRemote: true, isCurrent: told !== undefined },
    canPublish: copy.head.person.role === 'admin',
    files: files.map((file) => ({ file, what: whatOf(copy, file) })),
    open: open.map(({ branch, title }) => ({ branch, title })),
    continues: continues?.branch,
    past: own.slice(0, MOST).map((one) => pastOf(copy, one)),
  };
}

function whatOf({ head, drafts }: Copy, file: string): 'new' | 'changed' | 'removed' {
  if (drafts[file]?.sha === null) return 'removed';
  return publishedSha(head, file) === null ? 'new' : 'changed';
}

const STATES = { open: 'sent', published: 'accepted', withdrawn: 'removed' } as const;

function pastOf(copy: Copy & { head: object }, told: Proposal): PastProposal {
  const { branch, title, state, at, url, author } = told;
  const own = copy.sent[branch];
  const isOpen = state === 'open';
  const isAdmin = copy.head?.person.role === 'admin';
  const isOutdated =
    isOpen &&
    Object.entries(own?.over ?? {}).some(([file, sha]) => sha !== publishedSha(copy.head, file));
  return {
    ...{ branch, title, url, date: at, state: STATES[state], isOutdated },
    canWithdraw: isOpen && (isAdmin || author?.isMe === true),
    canPublish: isOpen && isAdmin,
    ...(author && !author.isMe && { author: author.name }),
  };
}

/** The saved files that are not among those that would be sent, as they were before. */
export async function proposalFiles(
  remote: Remote,
  sent: readonly string[],
): Promise<{ values: Record<string, Json> }> {
  const copy = await copyOf(remote);
  const values: Record<string, Json> = {};
  for (const file of await unsentFiles(copy)) {
    if (sent.includes(file) || !file.startsWith('site-config/')) continue;
    const proposed = await sentDraft(copy, file);
    const text = proposed ? proposed.text : copy.drafts[file]?.base;
    const value = text === undefined ? null : parsedOrUndefined(text);
    if (value !== undefined) values[file] = value;
  }
  return { values };
}

export async function withdraw(remote: Remote, branch: string): Promise<object> {
  const { tip } = await proposalNamed(remote, branch);
  const states = ['withdrawn', 'over', 'not-there', 'tip-moved'] as const;
  const { status } = await remote.ask.write(
    'withdraw',
    { branch, tip } satisfies ProposalTip,
    states,
  );
  if (status === 'tip-moved') throw new CannotEdit(msg('studio/remote:tip-moved'));
  await remote.kept.change(async (copy) => {
    const { [branch]: _, ...sent } = copy.sent;
    return [{ ...copy, sent }, undefined];
  });
  return {};
}
