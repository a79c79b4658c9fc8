/** GitHub's commits, pull requests, checks and deployments. Beside each call is what its documentation says of refusals. */
import { created, notFound, ok, unprocessable } from './answers.ts';
import type { Deployment, Pull } from './pulls.ts';
import type { Asked, Route } from './route.ts';

const FORMAT = '--format=%H%x00%an%x00%ae%x00%aI%x00%s%x00';

/** Newest first. `sha` is a branch or a commit; 404 if there is none. */
const listCommits: Route['answer'] = async ({ repository, search, branch }) => {
  const start = await repository.resolve(search.get('sha') ?? branch, 'commit');
  if (!start) return notFound;
  const most = Math.min(Number(search.get('per_page') ?? 30), 100);
  const path = search.get('path');
  const args = ['log', FORMAT, `-${most}`, start, '--', ...(path ? [`:(literal)${path}`] : [])];
  const lines = ((await repository.text(args)) ?? '').split('\n').filter(Boolean);
  return ok(
    lines.map((line) => {
      const [sha = '', name = '', email = '', date = '', message = ''] = line.split('\0');
      return { sha, commit: { message, author: { name, email, date } } };
    }),
  );
};

/** 404 if one of both is not there, or if they have nothing in common. */
const compare: Route['answer'] = async ({ repository }, basehead) => {
  const [base = '', head = ''] = decodeURIComponent(basehead).split('...');
  const [from, to] = await Promise.all(
    [base, head].map((name) => repository.resolve(name, 'commit')),
  );
  const common = from && to && (await repository.text(['merge-base', from, to]));
  if (!common) return notFound;
  const status =
    from === to ? 'identical' : common === from ? 'ahead' : common === to ? 'behind' : 'diverged';
  return ok({ status, base_commit: { sha: from }, merge_base_commit: { sha: common } });
};

const pullBody = (pull: Pull, { owner, pages }: Asked) => ({
  ...pull,
  html_url: `${pages}/${pull.number}`,
  head: { ...pull.head, label: `${owner}:${pull.head.ref}`, repo: { full_name: 'owner/site' } },
  user: { login: 'studio[bot]', type: 'Bot' },
});

/** `head` is "owner:branch". Newest first. */
const listPulls: Route['answer'] = (asked) => {
  const { search, records } = asked;
  const state = search.get('state') ?? 'open';
  const head = search.get('head')?.split(':')[1];
  const base = search.get('base');
  const most = Number(search.get('per_page') ?? 30);
  const found = records
    .read()
    .pulls.filter((pull) => state === 'all' || pull.state === state)
    .filter((pull) => head === undefined || pull.head.ref === head)
    .filter((pull) => !base || pull.base.ref === base)
    .reverse();
  return ok(found.slice(0, most).map((pull) => pullBody(pull, asked)));
};

const fails = (error: object) => unprocessable('Validation Failed', [error]);

/** 422 without commits between both, and for a branch that has an open one. */
const createPull: Route['answer'] = async (asked) => {
  const { repository, records, body, owner } = asked;
  const { title, head, base, body: text = '' } = body as Record<string, string | undefined>;
  const sha = head && (await repository.resolve(`refs/heads/${head}`, 'commit'));
  const onto = base && (await repository.resolve(`refs/heads/${base}`, 'commit'));
  if (!sha || !onto || !title)
    return fails({ resource: 'PullRequest', field: sha ? 'base' : 'head', code: 'invalid' });
  if (await repository.isAncestor(sha, onto))
    return fails({
      resource: 'PullRequest',
      code: 'custom',
      message: `No commits between ${base} and ${head}`,
    });
  const isThere = records
    .read()
    .pulls.some((pull) => pull.state === 'open' && pull.head.ref === head);
  if (isThere)
    return fails({
      resource: 'PullRequest',
      code: 'custom',
      message: `A pull request already exists for ${owner}:${head}.`,
    });
  const at = records.time();
  const pull = records.change(({ pulls }) => {
    const made: Pull = {
      ...{ number: pulls.length + 1, title, body: text, state: 'open' as const },
      ...{ head: { ref: head, sha }, base: { ref: base }, created_at: at, updated_at: at },
      ...{ closed_at: null, merged_at: null, merge_commit_sha: null },
    };
    pulls.push(made);
    return made;
  });
  return created(pullBody(pull, asked));
};

/** 404 if there is no such one. */
const changePull: Route['answer'] = (asked, number) => {
  const { title, state } = asked.body as { title?: string; state?: 'open' | 'closed' };
  const at = asked.records.time();
  const changed = asked.records.change(({ pulls }) => {
    const pull = pulls.find((one) => one.number === Number(number));
    if (pull) Object.assign(pull, { title: title ?? pull.title, updated_at: at });
    if (pull && state && pull.state !== state)
      Object.assign(pull, { state, closed_at: state === 'closed' ? at : null });
    return pull;
  });
  return changed ? ok(pullBody(changed, asked)) : notFound;
};

/** Newest first. */
const listDeployments: Route['answer'] = ({ records, search }) => {
  const sha = search.get('sha');
  const found = records.read().deployments.filter((one) => !sha || one.sha === sha);
  return ok(
    found.reverse().map(({ id, environment, created_at }) => ({ id, environment, created_at })),
  );
};

/** 404 if there is no such deployment. */
const listStatuses: Route['answer'] = ({ records }, id) => {
  const found = records.read().deployments.find((one) => one.id === Number(id));
  return found ? ok([statusOf(found)]) : notFound;
};

const statusOf = ({ state, environment_url, created_at }: Deployment) => ({
  ...{ state, environment_url, created_at },
});

/** None here: what is published is built by whoever started this forge. */
const listChecks: Route['answer'] = () => ok({ total_count: 0, check_runs: [] });

export const projectRoutes: Route[] = [
  { method: 'GET', path: /^commits$/, needs: 'contents', answer: listCommits },
  { method: 'GET', path: /^compare\/(.+)$/, needs: 'contents', answer: compare },
  { method: 'GET', path: /^pulls$/, needs: 'pull_requests', answer: listPulls },
  { method: 'POST', path: /^pulls$/, needs: 'pull_requests', answer: createPull },
  { method: 'PATCH', path: /^pulls\/(\d+)$/, needs: 'pull_requests', answer: changePull },
  { method: 'GET', path: /^deployments$/, needs: 'deployments', answer: listDeployments },
  {
    method: 'GET',
    path: /^deployments\/(\d+)\/statuses$/,
    needs: 'deployments',
    answer: listStatuses,
  },
  { method: 'GET', path: /^commits\/[^/]+\/check-runs$/, needs: 'checks', answer: listChecks },
];
