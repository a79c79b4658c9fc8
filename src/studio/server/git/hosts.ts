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
