import type { PastProposal } from '../../shared/proposals.ts';
import { PREFIX } from './branch-name.ts';
import { publishedBranch } from './published-branch.ts';
import { pullRequestUrl } from './pull-request-url.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

const MAX_LISTED = 6;
const FIELDS = [
  '%(refname:short)',
  '%(contents:subject)',
  '%(committerdate:iso-strict)',
  '%(upstream:track)',
  '%(upstream)',
];

/** What was proposed from this machine, newest first, as far as git knows without asking the remote. */
export async function pastProposals(
  root: string,
  remote: Remote | undefined,
): Promise<PastProposal[]> {
  const heads = `refs/heads/${PREFIX}`;
  const list = (...options: string[]) =>
    runGit(root, 'for-each-ref', '--sort=-committerdate', ...options, heads);
  const { out } = await list(`--format=${FIELDS.join('%00')}`);
  const published = await publishedBranch(root, remote);
  const merged = published
    ? (await list('--format=%(refname:short)', `--merged=${published}`)).out.split('\n')
    : [];
  return out
    .split('\n')
    .filter(Boolean)
    .slice(0, MAX_LISTED)
    .map((line) => {
      const [branch = '', title = '', date = '', track = '', upstream = ''] = line.split('\0');
      const isSent = upstream !== '' && !track.includes('ahead');
      const state = merged.includes(branch) ? 'accepted' : isSent ? 'sent' : 'local';
      const url = state === 'sent' && remote ? pullRequestUrl(remote.address, branch) : undefined;
      return { branch, title, date, state, ...(url && { url }) };
    });
}
