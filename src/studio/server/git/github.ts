import { CannotEdit } from '../../../content/edit/file-change.ts';
import { isObject } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import type { HostedProposal, HostedProposalsAnswer } from '../../shared/proposals.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { repositoryOf } from './hosts.ts';
import { pastProposals } from './proposals.ts';
import { standingNow } from './standing.ts';
import { refuseWithoutGit } from './state.ts';

/** In milliseconds. */
const TIMEOUT = 8_000;
const MAX_COMMENTS = 5;

type Item = Record<string, unknown>;
type Get = (path: string) => Promise<Item[]>;

/** What GitHub tells of the past proposals: whether they are accepted, and what people said. */
export const hostedProposals: Endpoint = async (
  _body,
  { root, words },
): Promise<HostedProposalsAnswer> => {
  await refuseWithoutGit(root);
  const { remote, proposals } = await standingNow(root);
  const { host, path = '' } = repositoryOf(remote?.address ?? '') ?? {};
  if (host !== 'github.com' || !/^[\w.-]+\/[\w.-]+$/.test(path)) return { proposals: {} };
  const branches = pastProposals(proposals, remote).map(({ branch }) => branch);
  if (branches.length === 0) return { proposals: {} };
  const get: Get = (rest) => ask(`repos/${path}/${rest}`);
  try {
    const pulls = await get('pulls?state=all&sort=updated&direction=desc&per_page=100');
    const found = branches.flatMap((branch) => {
      const pull = pulls.find(({ head }) => isHead(head, branch, path));
      return pull ? [{ branch, pull }] : [];
    });
    const entries = found.map(async ({ branch, pull }) => [branch, await hosted(pull, get)]);
    return { proposals: Object.fromEntries(await Promise.all(entries)) };
  } catch (error) {
    if (!(error instanceof CannotEdit)) throw error;
    return { proposals: {}, note: words.worded(error.wording) };
  }
};

async function ask(path: string): Promise<Item[]> {
  const { GITHUB_API_URL = 'https://api.github.com', GITHUB_TOKEN, GH_TOKEN } = process.env;
  const token = GITHUB_TOKEN ?? GH_TOKEN;
  const response = await fetch(`${GITHUB_API_URL}/${path}`, {
    headers: {
      Accept: 'application/vnd.github+json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => {
    throw new CannotEdit(msg('studio/git:github-away'));
  });
  if (!response.ok) throw new CannotEdit(msg('studio/git:github-refuses'));
  const answer: unknown = await response.json().catch(() => []);
  return Array.isArray(answer) ? answer.filter(isObject) : [];
}

/** Not a branch of the same name in somebody's copy of the repository. */
const isHead = (head: unknown, branch: string, path: string): boolean =>
  isObject(head) &&
  head.ref === branch &&
  isObject(head.repo) &&
  String(head.repo.full_name).toLowerCase() === path.toLowerCase();

async function hosted(pull: Item, get: Get): Promise<HostedProposal> {
  const number = Number(pull.number);
  const url = webAddress(String(pull.html_url));
  if (pull.merged_at) return { url, state: 'accepted', comments: [] };
  if (pull.state !== 'open') return { url, state: 'refused', comments: [] };
  const [talk, notes, reviews] = await Promise.all([
    get(`issues/${number}/comments?per_page=100`),
    get(`pulls/${number}/comments?per_page=100`),
    get(`pulls/${number}/reviews?per_page=100`),
  ]);
  const verdicts = reviews.map(({ state }) => VERDICTS[String(state)]).filter(Boolean);
  const pattern = process.env.PREVIEW_URL ?? '';
  return {
    url,
    preview: webAddress(pattern.replaceAll('{number}', `${number}`)),
    state: verdicts.at(-1) ?? 'open',
    comments: [...talk, ...notes, ...reviews].flatMap(commentOf).sort(byTime).slice(-MAX_COMMENTS),
  };
}

const VERDICTS: Record<string, 'approved' | 'changes-requested'> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes-requested',
};

const webAddress = (address: string): string | undefined =>
  /^https?:\/\//.test(address) && URL.canParse(address) ? address : undefined;

type Comment = HostedProposal['comments'][number];

/** The reports of the repository's own checks are no comments. */
function commentOf({ user, body, created_at: made, submitted_at: sent }: Item): Comment[] {
  const text = typeof body === 'string' ? body.trim() : '';
  if (!isObject(user) || user.type === 'Bot' || text === '') return [];
  return [{ author: String(user.login), text, date: String(made ?? sent) }];
}

const byTime = (a: Comment, b: Comment): number => (a.date < b.date ? -1 : 1);
