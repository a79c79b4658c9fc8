import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WorkflowRun } from '../workflow-run.ts';

export const REPOSITORY = 'dona/site';
export const BOT = 'github-actions[bot]';

/** A fork's run. */
export const RUN: WorkflowRun = {
  id: 77,
  html_url: 'https://host.example/dona/site/actions/runs/77',
  head_sha: 'abcdef0123456789abcdef0123456789abcdef01',
  head_branch: 'meu/ramo #1',
  head_repository: { full_name: 'fulana/copia', owner: { login: 'fulana' } },
};

interface Kept {
  id: number;
  body: string;
  user: { login: string };
}

/** GitHub's API as far as it is asked here, with one pull request, number 5. */
export async function standInApi(comments: Kept[] = [], sha = RUN.head_sha) {
  const writes: string[] = [];
  const pull = { number: 5, head: { sha, repo: { full_name: 'fulana/copia' } } };
  const other = { number: 6, head: { sha, repo: { full_name: 'outra/copia' } } };
  const read = (path: string, query: URLSearchParams): unknown => {
    if (path === '/pulls') return query.get('head') === 'fulana:meu/ramo #1' ? [pull, other] : [];
    if (path === '/actions/runs/77/artifacts') return { artifacts: [{ id: 9, name: 'site' }] };
    const page = Number(query.get('page'));
    if (path === '/issues/5/comments') return comments.slice((page - 1) * 100, page * 100);
    return undefined;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.replace(`/repos/${REPOSITORY}`, '');
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.headers.authorization !== 'Bearer segredo') return send(401, { message: 'who?' });
    if (request.method === 'GET') {
      const value = read(path, url.searchParams);
      return value ? send(200, value) : send(404, { message: 'Not Found' });
    }
    let body = '';
    for await (const part of request) body += part;
    const text: string = JSON.parse(body).body;
    writes.push(`${request.method} ${path}`);
    const existing = comments.find(({ id }) => path === `/issues/comments/${id}`);
    if (existing) existing.body = text;
    else comments.push({ id: comments.length + 1, body: text, user: { login: BOT } });
    return send(existing ? 200 : 201, {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, comments, writes, close: () => server.close() };
}
