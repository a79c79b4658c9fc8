import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { msg, quoted, type Wording } from '../../../words/message.ts';
import type { SendAnswer } from '../../shared/proposals.ts';
import { NO_EDITS } from '../../shared/protocol.ts';
import { isUsed } from '../pictures/library.ts';
import { type Endpoint, requiredText } from '../workspace/endpoint.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { branchFor, isOpenProposal, newBranch } from './branch-name.ts';
import { commit } from './commit.ts';
import { pastProposals, pullRequestUrl } from './past-proposals.ts';
import { pushProposal } from './push.ts';
import { refresh } from './refresh.ts';
import { runGit } from './run-git.ts';
import { branchOf, changes, type Remote, refuseWithoutGit, remoteOf } from './state.ts';
import { valuesAtHead } from './values-at-head.ts';

/** Commits what was chosen of what is saved to a branch, and pushes it if there is a remote. */
export const sendProposal: Endpoint = async (body, workspace): Promise<SendAnswer> => {
  const { root } = workspace;
  const title = requiredText(body.title, 'title').replace(/\s+/g, ' ').trim();
  if (title === '') throw new CannotEdit(msg('studio/git:no-title'));
  await refuseWithoutGit(root);
  await refuseUnderWay(root);
  const current = await branchOf(root);
  if (current === '') throw new CannotEdit(msg('studio/git:detached-head'));
  const remote = await remoteOf(root, current);
  await refresh(root, remote, current);
  const goesOn = body.isNew !== true && (await isOpenProposal(root, remote, current));
  const files = await chosenFiles(body.files, workspace);
  if (files.length === 0 && !(goesOn && remote && (await isAhead(root, remote, current))))
    throw new CannotEdit(msg('studio/git:nothing-to-send'));
  const branch = goesOn
    ? current
    : await newBranch(root, remote, branchFor(title, workspace.wordsOfSite()));
  const notes =
    files.length > 0 ? await commit(root, { title, files, branch, current, remote }) : [];
  return sentProposal(workspace, remote, { branch, notes });
};

/** Pushes a proposal that could not be sent when it was made. */
export const resend: Endpoint = async (body, workspace): Promise<SendAnswer> => {
  const { root } = workspace;
  const branch = requiredText(body.branch, 'branch');
  await refuseWithoutGit(root);
  const remote = await remoteOf(root, branch);
  const proposals = (await pastProposals(root, remote)).map((proposal) => proposal.branch);
  if (!remote || !proposals.includes(branch))
    throw new CannotEdit(msg('studio/git:no-proposal', { branch: quoted(branch) }));
  await refresh(root, remote, branch);
  return sentProposal(workspace, remote, { branch, notes: [] });
};

async function sentProposal(
  { root, words }: Workspace,
  remote: Remote | undefined,
  made: { branch: string; notes: Wording[] },
): Promise<SendAnswer> {
  const pushed = remote && (await pushProposal(root, remote, made.branch));
  const branch = pushed?.branch ?? made.branch;
  const note = pushed ? pushed.note : msg('studio/git:no-server');
  return {
    branch,
    commit: (await runGit(root, 'rev-parse', '--short', branch)).out,
    pushed: pushed?.ok ?? false,
    pullRequestUrl: pushed?.ok
      ? pullRequestUrl(remote?.address ?? '', pushed.remoteBranch)
      : undefined,
    notes: [...made.notes, ...(note ? [note] : [])].map(words.worded),
  };
}

/** The changed files that were chosen, or all. Throws if those left out would be missed. */
async function chosenFiles(asked: unknown, workspace: Workspace): Promise<string[]> {
  const changed = (await changes(workspace.root)).map(({ file }) => file);
  if (!Array.isArray(asked)) return changed;
  const files = changed.filter((file) => asked.includes(file));
  const leftOut = changed.filter((file) => !asked.includes(file));
  if (files.length === 0 && changed.length > 0) throw new CannotEdit(msg('studio/git:none-chosen'));
  if (leftOut.length > 0) await refuseIncomplete(workspace, leftOut);
  return files;
}

/** Whether the branch has commits that are not on the remote, for example after a failed push. */
async function isAhead(root: string, remote: Remote, branch: string): Promise<boolean> {
  const ours = await runGit(root, 'rev-parse', '--verify', '-q', `${branch}@{upstream}`);
  const theirs = ours.ok ? ours.out : `refs/remotes/${remote.name}/${branch}`;
  const { ok, out } = await runGit(root, 'rev-list', '--count', `${theirs}..${branch}`);
  return !ok || out !== '0';
}

const UNDER_WAY = [
  { path: 'MERGE_HEAD', what: 'merge' },
  { path: 'CHERRY_PICK_HEAD', what: 'cherry-pick' },
  { path: 'REVERT_HEAD', what: 'revert' },
  { path: 'rebase-merge', what: 'rebase' },
  { path: 'rebase-apply', what: 'rebase' },
];

async function refuseUnderWay(root: string): Promise<void> {
  const asked = UNDER_WAY.flatMap(({ path }) => ['--git-path', path]);
  const { out } = await runGit(root, 'rev-parse', ...asked);
  const index = out.split('\n').findIndex((path) => existsSync(resolve(root, path)));
  const underWay = UNDER_WAY[index];
  if (underWay) throw new CannotEdit(msg('studio/git:under-way', { what: underWay.what }));
}

/** Refuses to leave changes out without which what is sent would have new errors. */
async function refuseIncomplete(workspace: Workspace, leftOut: readonly string[]): Promise<void> {
  const values = await valuesAtHead(workspace.root, leftOut);
  const before = new Set(
    workspace
      .loader(NO_EDITS)()
      .problems.map(({ message }) => JSON.stringify(message)),
  );
  const { site, problems } = workspace.loader({ values, renamed: {} })();
  const missed = problems.find(
    ({ severity, message }) => severity === 'error' && !before.has(JSON.stringify(message)),
  );
  if (missed) throw new CannotEdit([msg('studio/git:incomplete'), missed.message]);
  const picture = leftOut.find((file) => isNeeded(file, (path) => isUsed(site, path)));
  if (picture)
    throw new CannotEdit(
      msg('studio/git:picture-left-out', { path: quoted(picture.slice('public'.length)) }),
    );
}

const isNeeded = (file: string, isShown: (path: string) => boolean): boolean =>
  file.startsWith('public/') && isShown(file.slice('public'.length));
