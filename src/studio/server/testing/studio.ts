import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setUpEditing } from '../../../content/testing/edited-site.ts';
import type { Files } from '../../../content/testing/fixture.ts';
import { router } from '../../../node/http.ts';
import type { Edits, Json, Requests } from '../../shared/protocol.ts';
import { isPassedOn, type Workspace } from '../../shared/workspace.ts';
import { answer } from '../../worker/answer.ts';
import { siteOver } from '../../worker/site-over.ts';
import { endpoints } from '../endpoints.ts';
import { guarded } from '../safety/guard.ts';
import { apiRoutes } from '../services.ts';
import { type DiskSite, openDiskSite } from '../workspace/disk-site.ts';

export const INICIO = 'site-config/pages/inicio.json';
export const SOBRE = 'site-config/pages/sobre.json';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';

export const edits = (
  values: Record<string, Json>,
  renamed: Record<string, string> = {},
): { edits: Edits } => ({ edits: { values, renamed } });

/** The workspace of a folder, without HTTP. */
export const diskWorkspace = (site: DiskSite): Workspace => {
  const ask = (name: keyof Workspace) => async (body: object) =>
    // As it comes over the wire.
    JSON.parse(JSON.stringify(await endpoints[name]({ ...body }, site)));
  return Object.fromEntries(
    (Object.keys(endpoints) as (keyof Workspace)[]).map((name) => [name, ask(name)]),
  ) as Workspace;
};

/** The studio's requests, without a worker around what answers them. */
export function askerOf(workspace: Workspace) {
  const site = siteOver(workspace);
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  return async (name: keyof Requests, given: Record<string, unknown> = edits({})): Promise<any> => {
    site.stale(); // a test writes files as anybody would
    const body = structuredClone(given);
    const made = isPassedOn(name)
      ? await workspace[name](body as never)
      : await answer(site, name, body as never);
    return JSON.parse(JSON.stringify(made));
  };
}

/** The valid site of the validator's tests, with some changes, and the studio over it. */
export function setUpStudio() {
  const open = setUpEditing();
  let made: { studio: DiskSite; ask: ReturnType<typeof askerOf> } | undefined;
  return (files: Files = {}) => {
    const site = open({ 'public/imagens/forte.svg': PICTURE, ...files });
    if (!made) {
      const studio = openDiskSite(site.root);
      made = { studio, ask: askerOf(diskWorkspace(studio)) };
    }
    return {
      ...site,
      ...made,
      value: (file: string) => JSON.parse(site.read(file) ?? 'null'),
    };
  };
}

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** The studio's endpoints on a real server. `send` sets any header, which `fetch` would not. */
export async function startStudio(workspace: DiskSite) {
  const services = guarded(router(apiRoutes(() => workspace)));
  const server = createServer((request, response) =>
    services(request, response, (error?: unknown) => {
      response.statusCode = error ? 500 : 404;
      response.end(String(error ?? 'not ours'));
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const own = { host: `localhost:${port}`, 'sec-fetch-site': 'same-origin' };

  const send = ({ path, method = 'POST', headers = {}, body = '{}' }: Sent) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const all = { ...own, 'content-type': 'application/json', ...headers };
      const kept = Object.entries(all).filter(([, value]) => value !== '');
      const sent = request({ port, path, method, headers: Object.fromEntries(kept), agent: false });
      sent.once('response', async (response) => {
        const text = (await response.toArray()).join('');
        resolve({ status: response.statusCode, text });
      });
      // A body that was cut off: the answer has come before, or there is none.
      sent.once('error', reject);
      sent.end(body);
    });
  return {
    send,
    port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
