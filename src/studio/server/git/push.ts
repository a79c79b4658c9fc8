import { type Message, msg, type Quoted, quoted, type Wording } from '../../../words/message.ts';
import { newBranch } from './branch-name.ts';
import { runGit } from './run-git.ts';
import { branchOf, type Remote } from './state.ts';

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
  const other = await newBranch(root, remote, branch);
  if (!(await runGit(root, 'branch', '--no-track', other, branch)).ok) return { branch, ...first };
  if ((await branchOf(root)) === branch) await runGit(root, 'switch', '-q', other);
  // What was sent stays there as it is now; else the branch is another's, of the same name.
  const theirs = `refs/remotes/${remote.name}/${first.remoteBranch}`;
  const wasSent = (await upstreamOf(root, remote, branch)) !== '';
  await runGit(root, 'branch', '-q', ...(wasSent ? ['-f', branch, theirs] : ['-D', branch]));
  const second = await push(root, remote, other);
  const note = msg('studio/git:other-name', { branch: quoted(branch), other: quoted(other) });
  return { branch: other, ...second, note: second.ok ? note : [note, second.note] };
}

async function push(root: string, remote: Remote, branch: string) {
  const remoteBranch = (await upstreamOf(root, remote, branch)) || branch;
  const refs = `refs/heads/${branch}:refs/heads/${remoteBranch}`;
  const { ok, error } = await runGit(root, 'push', '-u', remote.name, refs);
  if (ok) return { ok, error, remoteBranch };
  const reason =
    REASONS.find(([pattern]) => pattern.test(error))?.[1] ?? msg('studio/git:not-pushed');
  const note = msg('studio/git:kept-here', { reason, said: mainLine(error) });
  return { ok, error, remoteBranch, note };
}

/** What a branch that was sent is called on the remote: another name if somebody has renamed it there. */
async function upstreamOf(root: string, remote: Remote, branch: string): Promise<string> {
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
