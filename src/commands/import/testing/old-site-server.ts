import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };

/** A server of an old site: an answer for each path; a text is a page. */
export async function serveOldSite(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const answer = answers[url];
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    const {
      status = 200,
      headers = {},
      body = '',
    } = typeof answer === 'string' ? { body: answer } : answer;
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
