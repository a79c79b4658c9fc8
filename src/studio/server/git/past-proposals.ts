import type { PastProposal } from '../../shared/proposals.ts';
import { PREFIX } from './branch-name.ts';
import { isAccepted } from './published-branch.ts';
import { pullRequestUrl } from './pull-request-url.ts';
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
  const heads = `refs/heads/${PREFIX}`;
  const format = `--format=${FIELDS.join('%00')}`;
  const { out } = await runGit(root, 'for-each-ref', '--sort=-committerdate', format, heads);
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
