import type { PastProposal } from '../../shared/proposals.ts';
import { prefixes } from './branch-name.ts';
import { pullRequestUrl } from './hosts.ts';
import { isAccepted } from './refresh.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

/** Upper bounds. Of what was proposed long ago, nobody asks what became of it. */
const MAX_KNOWN = 20;
const MAX_LISTED = 6;

/** A branch of what was proposed from this machine. It stands on a published commit, and on no other proposal. */
export interface Proposal {
  branch: string;
  title: string;
  /** An ISO date and time. */
  date: string;
  state: PastProposal['state'];
  /** Its last commit here. */
  tip: string;
  /** The published commit that it was made from, or has taken in last. */
  base: string;
  /** Whether the studio made it here. Who reviews has the branches of others too. */
  isOwn: boolean;
  /** What it is called on the remote; '' if it was never sent. */
  remoteBranch: string;
  /** Whether somebody else has gone on with it on the remote. */
  hasOthers: boolean;
}

export const isOpen = ({ state }: Proposal): boolean => state === 'local' || state === 'sent';

const FIELDS = [
  '%(refname:short)',
  '%(contents:subject)',
  '%(committerdate:iso-strict)',
  '%(objectname)',
  '%(upstream:track)',
  '%(upstream:lstrip=3)',
];

/** What was proposed from this machine, newest first, as far as git knows without asking the remote. */
export async function proposalsOf(root: string, published: string): Promise<Proposal[]> {
  const heads = prefixes().map((prefix) => `refs/heads/${prefix}`);
  const format = `--format=${FIELDS.join('%00')}`;
  const { out } = await runGit(root, 'for-each-ref', '--sort=-committerdate', format, ...heads);
  const lines = out.split('\n').filter(Boolean).slice(0, MAX_KNOWN);
  if (lines.length === 0) return [];
  const bases = await storedBases(root);
  return Promise.all(
    lines.map(async (line): Promise<Proposal> => {
      const [branch = '', title = '', date = '', tip = '', track = '', upstream = ''] =
        line.split('\0');
      const isIn = await isAccepted(root, published, tip);
      return {
        ...{ branch, title, date, tip },
        state: isIn ? 'accepted' : stateOnRemote(track, upstream),
        isOwn: bases.has(branch),
        base: bases.get(branch) ?? (await runGit(root, 'merge-base', tip, published)).out,
        remoteBranch: upstream,
        hasOthers: track.includes('behind'),
      };
    }),
  );
}

function stateOnRemote(track: string, upstream: string): PastProposal['state'] {
  if (track === '[gone]') return 'removed';
  return upstream === '' || track.includes('ahead') ? 'local' : 'sent';
}

/** With the settings of a branch, which git renames and removes with it. */
export const baseKey = (branch: string): string => `branch.${branch}.studiobase`;

/** Those that earlier versions of the studio have made have none, nor have those of others. */
async function storedBases(root: string): Promise<Map<string, string>> {
  const { out } = await runGit(root, 'config', '--get-regexp', '^branch\\..*\\.studiobase$');
  const found = out.split('\n').map((line) => /^branch\.(.+)\.studiobase ([0-9a-f]+)$/.exec(line));
  return new Map(found.flatMap((match) => (match?.[1] ? [[match[1], match[2] ?? '']] : [])));
}

export const storeBase = (root: string, branch: string, base: string) =>
  runGit(root, 'config', baseKey(branch), base);

/** The last of them, as they are told. */
export const pastProposals = (
  proposals: readonly Proposal[],
  remote: Remote | undefined,
): PastProposal[] =>
  proposals.slice(0, MAX_LISTED).map((proposal) => {
    const { branch, title, date, state, remoteBranch, isOwn, hasOthers } = proposal;
    const isThere = state === 'sent' && remote;
    const url = isThere ? pullRequestUrl(remote.address, remoteBranch || branch) : undefined;
    const canWithdraw = isOpen(proposal) && isOwn && !hasOthers;
    return { branch, title, date, state, canWithdraw, ...(url && { url }) };
  });
