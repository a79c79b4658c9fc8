/** Pull requests of the branches that the studio makes. */
import type { Asked } from './asked.ts';
import { expected } from './forge.ts';

export interface Pull {
  number: number;
  title: string;
  state: 'open' | 'published' | 'withdrawn';
  branch: string;
  tip: string;
  at: string;
  url: string;
}

interface Told {
  number: number;
  title: string;
  state: string;
  merged_at: string | null;
  updated_at: string;
  html_url: string;
  head: { ref: string; sha: string };
}

const pullOf = ({ number, title, state, merged_at, updated_at, html_url, head }: Told): Pull => ({
  ...{ number, title, branch: head.ref, tip: head.sha, at: updated_at, url: html_url },
  state: state === 'open' ? 'open' : merged_at ? 'published' : 'withdrawn',
});

const LISTED = 60;

/** Newest first. */
export async function listPulls({ forge, repository, site }: Asked): Promise<Pull[]> {
  const search = `state=all&base=${repository.branch}&sort=updated&direction=desc&per_page=${LISTED}`;
  const found: Told[] = expected(await forge.ask('GET', `pulls?${search}`), 200);
  return found.map(pullOf).filter(({ branch }) => branch.startsWith(site.branchPrefix));
}

/** The open one of a branch, else the last; undefined if it never had one. */
export async function findPull({ forge }: Asked, branch: string): Promise<Pull | undefined> {
  const [owner] = forge.repository.split('/');
  const search = new URLSearchParams({ state: 'all', head: `${owner}:${branch}` });
  const found: Told[] = expected(await forge.ask('GET', `pulls?${search}`), 200);
  const pulls = found.map(pullOf);
  return pulls.find(({ state }) => state === 'open') ?? pulls[0];
}

/** Its address. One that is there already is no mistake. */
export async function openPull(asked: Asked, branch: string, title: string): Promise<string> {
  const { forge, repository, person } = asked;
  const body = `${person.name} <${person.email}>`;
  const asks = { title, head: branch, base: repository.branch, body };
  const told = await forge.ask('POST', 'pulls', asks);
  const there = told.status === 422 ? await findPull(asked, branch) : undefined;
  return there?.url ?? expected(told, 201).html_url;
}

export async function closePull({ forge }: Asked, { number }: Pull): Promise<void> {
  expected(await forge.ask('PATCH', `pulls/${number}`, { state: 'closed' }), 200);
}
