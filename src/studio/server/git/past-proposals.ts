import type { PastProposal } from '../../shared/proposals.ts';
import { PREFIXES } from './branch-name.ts';
import { isAccepted } from './refresh.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

const MAX_LISTED = 6;
const FIELDS = [
  '%(refname:short)',
  '%(contents:subject)',
  '%(committerdate:iso-strict)',
  '%(upstream:track)',
  '%(upstream:lstrip=3)',
];

/** What was proposed from this machine, newest first, as far as git knows without asking the remote. */
export async function pastProposals(
  root: string,
  remote: Remote | undefined,
): Promise<PastProposal[]> {
  const heads = PREFIXES.map((prefix) => `refs/heads/${prefix}`);
  const format = `--format=${FIELDS.join('%00')}`;
  const { out } = await runGit(root, 'for-each-ref', '--sort=-committerdate', format, ...heads);
  const listed = out.split('\n').filter(Boolean).slice(0, MAX_LISTED);
  return Promise.all(
    listed.map(async (line) => {
      const [branch = '', title = '', date = '', track = '', upstream = ''] = line.split('\0');
      const isIn = await isAccepted(root, remote, `refs/heads/${branch}`);
      const state = isIn ? 'accepted' : stateOnRemote(track, upstream);
      const url =
        state === 'sent' && remote ? pullRequestUrl(remote.address, upstream || branch) : undefined;
      return { branch, title, date, state, ...(url && { url }) };
    }),
  );
}

function stateOnRemote(track: string, upstream: string): PastProposal['state'] {
  if (track === '[gone]') return 'removed';
  return upstream === '' || track.includes('ahead') ? 'local' : 'sent';
}

/** The host of a remote, and the path of the repository there; undefined for a folder of this machine. */
export function repositoryOf(remote: string): { host: string; path: string } | undefined {
  const [, host = '', path = ''] =
    /^(?:https?:\/\/|ssh:\/\/)(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
    /^(?:[^@/\s]+@)?([^/:\s]+):(?!\/)(.+?)(?:\.git)?\/?$/.exec(remote) ??
    [];
  return /^[\w.-]+\.[a-z]+$/i.test(host) ? { host, path } : undefined;
}

/** The page that opens a pull request for a branch; undefined for unknown hosts. */
export function pullRequestUrl(remote: string, branch: string): string | undefined {
  const repository = repositoryOf(remote);
  if (!repository) return undefined;
  const { host, path } = repository;
  const url = new URL(`https://${host}/`);
  if (/github/i.test(host)) {
    url.pathname = `${path}/compare/${branch}`;
    url.search = 'expand=1';
    return url.href;
  }
  if (!/gitlab/i.test(host)) return undefined;
  url.pathname = `${path}/-/merge_requests/new`;
  url.searchParams.set('merge_request[source_branch]', branch);
  return url.href;
}
