/** GitHub's own data about the run that wrote the report; the code of the pull request cannot change it. */
export interface WorkflowRun {
  id: number;
  html_url: string;
  head_sha: string;
  head_branch: string;
  head_repository: { full_name: string; owner: { login: string } };
}

interface Pull {
  number: number;
  head: { sha: string; repo: { full_name: string } | null };
}

/** The pull requests whose newest commit the run has checked; empty if there is a newer commit. */
export async function pullsOf(api: GithubApi, run: WorkflowRun): Promise<number[]> {
  const { owner, full_name } = run.head_repository;
  // An event from a fork does not name its pull request.
  const head = encodeURIComponent(`${owner.login}:${run.head_branch}`);
  const pulls = await api<Pull[]>('GET', `/pulls?state=open&per_page=100&head=${head}`);
  return pulls
    .filter(({ head }) => head.sha === run.head_sha && head.repo?.full_name === full_name)
    .map(({ number }) => number);
}

/** The id of the run's artefact of this name. */
export async function artefactOf(
  api: GithubApi,
  run: WorkflowRun,
  name: string,
): Promise<number | undefined> {
  const { artifacts } = await api<{ artifacts: { id: number; name: string }[] }>(
    'GET',
    `/actions/runs/${run.id}/artifacts?per_page=100&name=${name}`,
  );
  return artifacts.find((artifact) => artifact.name === name)?.id;
}

/** Asks GitHub's REST API; `path` begins after the repository. Throws what GitHub says against it. */
export type GithubApi = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

export function githubApi(api: string, repository: string, token: string): GithubApi {
  return async (method, path, body) => {
    const response = await fetch(`${api}/repos/${repository}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}
