import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import { walk } from '../../../lib/json.ts';
import { codespaceHost } from '../../../node/codespace.ts';
import { type Handler, HttpError, readJson, sendJson } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import { wordsForRequest } from '../../../words/node/words-for-request.ts';
import { UserError } from '../../../words/user-error.ts';

/** Lets only requests through that this machine's browser makes from the studio's own pages. */
export function guarded(services: Connect.NextHandleFunction): Connect.NextHandleFunction {
  return (request, response, next) => {
    try {
      refuseForeignRequest(request);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // Who opens the studio at a wrong address has no page that would word it.
      const { worded } = wordsForRequest(request);
      return sendJson(response, error.status, { error: worded(error.wording) });
    }
    // Against clickjacking.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    return services(request, response, next);
  };
}

function refuseForeignRequest(request: IncomingMessage): void {
  if (!isLoopback(request.socket.remoteAddress))
    throw new HttpError(403, msg('studio/server:this-computer-only'));
  // Against DNS rebinding.
  if (!isOwnName(request)) throw new HttpError(403, msg('studio/server:localhost-only'));
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (!fromOwnPage(request)) throw new HttpError(403, msg('studio/server:own-pages-only'));
}

const isLoopback = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address);

function isOwnName({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  if (/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return true;
  return host === codespaceHost(socket.localPort ?? 0);
}

/** A page cannot forge these headers. Older browsers send no Sec-Fetch-Site. */
function fromOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host;
}

const MAX_BYTES = 8_000_000;

export function jsonCall(
  make: (body: Record<string, unknown>, request: IncomingMessage) => unknown,
  maximum = MAX_BYTES,
): Handler {
  return async (request, response) => {
    // A form of another site can send any text, but not with this type.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      throw new HttpError(415, msg('studio/server:json-only'));
    const body = await readJson(request, maximum);
    walk(body, (_value, _pointer, key) => {
      if (key === '__proto__') throw new HttpError(400, msg('studio/server:no-proto'));
    });
    sendJson(response, 200, await withHttpErrors(() => make(body, request)));
  };
}

/** Turns errors into answers: a `UserError` is meant for the person, any other is a bug and logged too. */
export async function withHttpErrors<T>(make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof UserError) throw new HttpError(409, error.wording);
    console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpError(500, msg('studio/server:defect', { reason }));
  }
}
