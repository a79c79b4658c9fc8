import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInMiddleware } from '../local-services.ts';
import type { Uses } from '../stand-in.ts';
import { Store } from '../store.ts';

export const WEBFORM = 'demo-captacao-site';

/** The stand-ins on a real server of their own, with a folder and a clock that the test moves. */
export async function startServices(uses: Partial<Uses> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'local-services-'));
  const clock = { now: Date.parse('2026-03-02T12:00:00Z') };
  const now = () => clock.now;
  const middleware = standInMiddleware({
    folder,
    webformId: WEBFORM,
    returnPath: () => '/envio-recebido',
    uses: () => ({ crm: true, accounts: true, emails: true, tags: true, ...uses }),
    now,
  });
  const server = createServer((request, response) =>
    middleware(request, response, (error?: unknown) => {
      response.statusCode = error ? 500 : 404;
      response.end(String(error ?? 'not ours'));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers, redirect: 'manual' });

  return {
    url,
    clock,
    store: new Store(folder, now),
    post,
    /** Sends a form; redirects are not followed. */
    submit: (body: FormData | URLSearchParams, headers?: Record<string, string>) =>
      sendForm(`${url}/crm/capture`, body, headers),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A good submission, with some fields changed or, if undefined, left out. */
export function leadForm(changes: Record<string, string | undefined> = {}): FormData {
  const form = new FormData();
  const fields = { publicid: WEBFORM, name: 'Captação Site', lastname: 'Souza', ...changes };
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);
  return form;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Not by `fetch`, which adds a `Sec-Fetch-Mode` of its own that a form in a page does not send. */
async function sendForm(
  url: string,
  body: FormData | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await encoded.arrayBuffer());
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { 'content-type': type, ...headers } });
    sent.once('error', reject);
    sent.once('response', async (response) => {
      const text = (await response.toArray()).join('');
      resolve({ status: response.statusCode, headers: response.headers, text });
    });
    sent.end(bytes);
  });
}
