import { CannotEdit } from '../../../content/edit/file-change.ts';
import { msg, quoted, type Wording } from '../../../words/message.ts';
import type { SendAnswer, SentProposal } from '../../shared/proposals.ts';
import type { DiskSite } from '../workspace/disk-site.ts';
import { type Endpoint, requiredText } from '../workspace/endpoint.ts';
import { branchFor, newBranch } from './branch-name.ts';
import { broughtUpToDate, buildProposal, commitProposal } from './build-proposal.ts';
import { refuseIncomplete } from './check-complete.ts';
import { answerIn, settleBy, takeOver } from './follow.ts';
import { pullRequestUrl } from './hosts.ts';
import { isOpen, type Proposal } from './proposals.ts';
import { pushProposal } from './push.ts';
import { inTurn, runGit } from './run-git.ts';
import { askStanding, canAddTo, type Standing, standingNow, unsent } from './standing.ts';
import { underWay } from './state.ts';
import { savedTree } from './trees.ts';

/** Makes a proposal of what was chosen of what is saved, or adds it to one, and pushes it if there is a remote. */
export const sendProposal: Endpoint = (body, site): Promise<SendAnswer> =>
  inTurn(async () => {
    const title = requiredText(body.title, 'title').replace(/\s+/g, ' ').trim();
    if (title === '') throw new CannotEdit(msg('studio/git:no-title'));
    const asked = await askStanding(site.root);
    const { standing, conflict, news } = await followed(asked, body);
    if (conflict) return conflict;
    const target = await targetOf(standing, body.branch);
    const { files: changed, saved } = await unsent(standing);
    const files = chosenFiles(
      changed.map(({ file }) => file),
      body.files,
    );
    const at = `${standing.published} ${saved}`;
    const settle = settleBy(answerIn(body), at);
    const { tree, conflicts } = await buildProposal(standing, { files, saved, target, settle });
    if (conflicts.length > 0) return { conflicts, at };
    await refuseIncomplete(site, { tree, published: standing.published, saved });
    const { remote, root } = standing;
    const named = branchFor(title, site.wordsOfSite());
    const branch = target?.branch ?? (await newBranch(root, remote, named));
    await commitProposal(standing, { branch, title, tree, target });
    return sentProposal(site, standing, branch, news);
  });

/** Pushes a proposal that could not be sent when it was made. */
export const resend: Endpoint = (body, site): Promise<SentProposal> =>
  inTurn(async () => {
    const standing = await askStanding(site.root);
    const { branch, state } = proposalNamed(standing, body);
    if (state === 'removed') throw new CannotEdit(msg('studio/git:gone'));
    if (!standing.remote) throw new CannotEdit(msg('studio/git:no-server'));
    return sentProposal(site, standing, branch);
  });

/** Takes what is published into a proposal that git cannot put together with it, and pushes it. */
export const renewProposal: Endpoint = (body, site): Promise<SendAnswer> =>
  inTurn(async () => {
    const { standing, conflict } = await followed(await askStanding(site.root), body);
    if (conflict) return conflict;
    const { root } = site;
    const target = await targetOf(standing, proposalNamed(standing, body).branch);
    if (!target) throw new CannotEdit(msg('studio/git:no-proposal', { branch: quoted('') }));
    const saved = await savedTree(root);
    const tree = await broughtUpToDate(standing, target, saved);
    const { branch, title } = target;
    await commitProposal(standing, { branch, title, tree, target });
    return sentProposal(site, standing, branch);
  });

/**
 * Brings what is published into the folder first: there it is chosen what stays. What has to be chosen in other files
 * than those that are sent can wait.
 */
async function followed(standing: Standing, body: Record<string, unknown>) {
  const begun = await underWay(standing.root);
  if (begun) throw new CannotEdit(begun);
  const { conflict, arrived } = await takeOver(standing, answerIn(body), false);
  const isSent = (file: string) => !Array.isArray(body.files) || body.files.includes(file);
  const isThere = standing.head === standing.published;
  return {
    conflict: conflict?.conflicts.some(({ file }) => isSent(file)) ? conflict : undefined,
    news: arrived.length > 0 ? [msg('studio/git:arrived-too', { count: arrived.length })] : [],
    standing: isThere ? standing : await standingNow(standing.root),
  };
}

export function proposalNamed(standing: Standing, body: Record<string, unknown>): Proposal {
  const branch = requiredText(body.branch, 'branch');
  const found = standing.proposals.find((proposal) => proposal.branch === branch);
  if (!found) throw new CannotEdit(msg('studio/git:no-proposal', { branch: quoted(branch) }));
  return found;
}

/** The proposal that is added to; undefined for a new one. Throws if that was accepted, deleted or goes on elsewhere. */
async function targetOf(standing: Standing, branch: unknown): Promise<Proposal | undefined> {
  if (branch === undefined) return undefined;
  const target = proposalNamed(standing, { branch });
  if (!isOpen(target)) throw new CannotEdit(msg('studio/git:is-over', { title: target.title }));
  if (!(await canAddTo(standing, target)))
    throw new CannotEdit(msg('studio/git:others-went-on', { title: target.title }));
  return target;
}

function chosenFiles(changed: readonly string[], asked: unknown): readonly string[] {
  if (changed.length === 0) throw new CannotEdit(msg('studio/git:nothing-to-send'));
  const files = Array.isArray(asked) ? changed.filter((file) => asked.includes(file)) : changed;
  if (files.length === 0) throw new CannotEdit(msg('studio/git:none-chosen'));
  return files;
}

async function sentProposal(
  { root, words }: DiskSite,
  { remote }: Standing,
  made: string,
  news: readonly Wording[] = [],
): Promise<SentProposal> {
  const pushed = remote && (await pushProposal(root, remote, made));
  const branch = pushed?.branch ?? made;
  const note: Wording | undefined = pushed ? pushed.note : msg('studio/git:no-server');
  return {
    branch,
    commit: (await runGit(root, 'rev-parse', '--short', branch)).out,
    pushed: pushed?.ok ?? false,
    pullRequestUrl: pushed?.ok
      ? pullRequestUrl(remote?.address ?? '', pushed.remoteBranch)
      : undefined,
    notes: [...news, ...(note ? [note] : [])].map(words.worded),
  };
}
