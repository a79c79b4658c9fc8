/** How whoever is asked over a real socket fails. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of one request; `take` is that it arrives where it was to go. */
export type Fault = (response: ServerResponse, take: () => unknown) => unknown;

const reset = ({ socket }: ServerResponse) => socket?.resetAndDestroy();
const says = (status: number, headers: Record<string, string> = {}) =>
  ((response) => response.writeHead(status, headers).end('{"message":"Agora não"}')) as Fault;

export const faults = {
  'breaks the connection': (response) => reset(response),
  'takes it and breaks the connection': async (response, take) => {
    await take();
    reset(response);
  },
  'never answers': () => undefined,
  'takes it and never answers': (_, take) => take(),
  'answers half': async (response, take) => {
    await take();
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"id"');
    setImmediate(() => reset(response));
  },
  'has failed': says(500),
  'is a gateway in front of nothing': says(502),
  'wants it later': says(503, { 'retry-after': '120' }),
  'wants less at once': says(429, { 'retry-after': '60' }),
  'knows no such key': says(401),
  'refuses it once': says(422),
} satisfies Record<string, Fault>;

export const FAULTS = Object.keys(faults) as (keyof typeof faults)[];

/** A server on this machine. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    answer(request, response).catch(console.error);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export const bytesOf = async (request: IncomingMessage): Promise<Buffer> =>
  Buffer.concat(await request.toArray());
