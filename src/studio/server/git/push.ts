import { type Message, msg, type Quoted, quoted, type Wording } from '../../../words/message.ts';
import { newBranch } from './branch-name.ts';
import { baseKey, storeBase } from './proposals.ts';
import { refresh } from './refresh.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

/** Somebody else has pushed to a branch of this name. */
const TAKEN = /non-fast-forward|fetch first|\[rejected\]/i;

/** What git says when a push fails -> an explanation. The first match counts. */
const REASONS: [pattern: RegExp, reason: Message][] = [
  [
    /Authentication failed|could not read (Username|Password)|Permission denied|terminal prompts disabled|\b40[13]\b/i,
    msg('studio/git:not-signed-in'),
  ],
  [/protected branch|GH006|not allowed to push/i, msg('studio/git:protected')],
  [/hook declined|pre-receive|pre-push/i, msg('studio/git:hook-declined')],
  [TAKEN, msg('studio/git:taken')],
  [
    /Could not resolve host|unable to access|Connection (refused|timed out|reset)|Network is unreachable/i,
    msg('studio/git:no-connection'),
  ],
  [
    /not found|does not appear to be a git repository|does not exist/i,
    msg('studio/git:no-repository'),
  ],
];

interface Pushed {
  branch: string;
  /** What the branch is called on the remote. */
  remoteBranch: string;
  /** What has to be said: why it could not be sent, or under which other name it was. */
  note?: Wording;
  ok: boolean;
}

/** Sends a branch. One that others have gone on with is left alone: what is here becomes a proposal of its own. */
export async function pushProposal(root: string, remote: Remote, branch: string): Promise<Pushed> {
  const first = await push(root, remote, branch);
  if (first.ok || !TAKEN.test(first.error)) return { branch, ...first };
  await refresh(root, remote);
  const sent = await upstreamOf(root, remote, branch);
  const theirs = `refs/remotes/${remote.name}/${sent || branch}`;
  const isThere = (await runGit(root, 'rev-parse', '--verify', '-q', theirs)).ok;
  if (sent !== '' && !isThere) return { branch, ...first, note: msg('studio/git:gone') };
  const other = await newBranch(root, remote, branch);
  if (!(await runGit(root, 'branch', '-m', branch, other)).ok) return { branch, ...first };
  await runGit(root, 'branch', '--unset-upstream', other);
  if (sent !== '') await keepSent(root, { branch, other, theirs });
  const second = await push(root, remote, other);
  const note = msg('studio/git:other-name', { branch: quoted(branch), other: quoted(other) });
  return { branch: other, ...second, note: second.ok ? note : [note, second.note] };
}

/** What was sent before others went on with it stays a proposal of this machine. */
async function keepSent(
  root: string,
  { branch, other, theirs }: { branch: string; other: string; theirs: string },
): Promise<void> {
  const { out: own } = await runGit(root, 'merge-base', other, theirs);
  await runGit(root, 'branch', '-q', '--no-track', branch, own);
  await runGit(root, 'branch', '-q', `--set-upstream-to=${theirs}`, branch);
  await storeBase(root, branch, (await runGit(root, 'config', baseKey(other))).out);
}

async function push(root: string, remote: Remote, branch: string) {
  const sent = await upstreamOf(root, remote, branch);
  const remoteBranch = sent || branch;
  const tracked = `refs/remotes/${remote.name}/${remoteBranch}`;
  const { out: known } = await runGit(root, 'rev-parse', '--verify', '-q', tracked);
  // It goes to the branch as it was seen last, so that one that was deleted meanwhile is not made again.
  const lease = `--force-with-lease=refs/heads/${remoteBranch}:${sent ? known : ''}`;
  const options = sent && !known ? ['-u'] : ['-u', lease];
  const refs = `refs/heads/${branch}:refs/heads/${remoteBranch}`;
  const { ok, error } = await runGit(root, 'push', ...options, remote.name, refs);
  if (ok) return { ok, error, remoteBranch };
  return { ok, error, remoteBranch, note: msg('studio/git:kept-here', whyNotPushed(error)) };
}

/** An explanation, and what git said. */
export const whyNotPushed = (error: string): { reason: Message; said: Quoted } => ({
  reason: REASONS.find(([pattern]) => pattern.test(error))?.[1] ?? msg('studio/git:not-pushed'),
  said: mainLine(error),
});

/** What a branch that was sent is called on the remote: another name if somebody has renamed it there. */
export async function upstreamOf(root: string, remote: Remote, branch: string): Promise<string> {
  const upstream = ['for-each-ref', '--format=%(upstream:lstrip=3)', `refs/heads/${branch}`];
  const its = (await runGit(root, 'config', `branch.${branch}.remote`)).out;
  return its === remote.name ? (await runGit(root, ...upstream)).out : '';
}

/** The server's own words, or else the most telling line. */
function mainLine(error: string): Quoted {
  const lines = error.split('\n').map((line) => line.trim());
  const remote = lines.map((line) => /^remote:\s*(.+)$/.exec(line)?.[1]).find(Boolean);
  const summary = lines.find((line) => /^fatal|rejected|^error/i.test(line));
  return quoted(remote ?? summary ?? lines[0] ?? '');
}
