import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { requestAddress, withoutSlash } from '../lib/request-address.ts';
import { type List, msg, type Wording } from '../words/message.ts';
import { worded } from '../words/reader.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** An answer other than 200 that a handler throws; the message goes to who asked. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly wording: Wording,
  ) {
    super(worded(wording));
  }
}

/** The request's body. Throws a 413 above `maximum` bytes, and keeps no more of it. */
export async function readBody(request: IncomingMessage, maximum: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to its end all the same: who is still sending hears no answer.
    if (size <= maximum) chunks.push(chunk);
  }
  if (size > maximum)
    throw new HttpError(
      413,
      msg('node/http:too-large', { megabytes: String(maximum / 1_000_000) }),
    );
  return Buffer.concat(chunks);
}

/** The request's body parsed as a JSON object. Throws a 400 when it is none, 413 when it is too large. */
export async function readJson(
  request: IncomingMessage,
  maximum = 1_000_000,
): Promise<Record<string, unknown>> {
  const body = await readBody(request, maximum);
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value && !Array.isArray(value)) return { ...value };
  } catch {}
  throw new HttpError(400, msg('node/http:not-an-object'));
}

/** Answers with text of a type, never cached. */
export function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

/** Answers with JSON, never cached. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendText(response, status, 'application/json', JSON.stringify(value));
}

export type Method = 'GET' | 'POST' | 'OPTIONS';
export type Routes = Record<string, Partial<Record<Method, Handler>>>;

/** Sends each request to the handler of its path and method; other paths are not ours to answer. */
export function router(routes: Routes): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = withoutSlash(requestAddress(request.url)?.pathname ?? '');
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!route) return next();
    const handler = route[(request.method === 'HEAD' ? 'GET' : request.method) as Method];
    try {
      if (!handler) {
        response.setHeader('Allow', Object.keys(route).join(', '));
        const methods: List = { list: Object.keys(route), last: 'or' };
        throw new HttpError(405, msg('node/http:method', { methods }));
      }
      await handler(request, response);
    } catch (error) {
      if (!(error instanceof HttpError)) return next(error);
      sendJson(response, error.status, { error: error.wording });
    }
  };
}

/** Lets a request through only from this site's own pages, or from no page at all (curl, tests). */
export function sameSiteOnly(handler: Handler): Handler {
  return (request, response) => {
    if (!fromThisSite(request)) throw new HttpError(403, msg('node/http:other-site'));
    return handler(request, response);
  };
}

function fromThisSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') return false;
  // An older browser sends no Sec-Fetch-Site. `Origin: null` is a sandbox or a file: not ours.
  return headers.origin === undefined || hostOf(headers.origin) === headers.host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
