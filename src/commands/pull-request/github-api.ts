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
