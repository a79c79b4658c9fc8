import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import { codespaceHost } from '../../../node/codespace.ts';
import { HttpError, sendJson } from '../../../node/http.ts';

/** Lets only requests through that this machine's browser makes from the studio's own pages. */
export function guarded(services: Connect.NextHandleFunction): Connect.NextHandleFunction {
  return (request, response, next) => {
    try {
      refuseForeignRequest(request);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return sendJson(response, error.status, { error: error.message });
    }
    // Against clickjacking.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    return services(request, response, next);
  };
}

function refuseForeignRequest(request: IncomingMessage): void {
  if (!isLoopback(request.socket.remoteAddress))
    throw new HttpError(403, 'O estúdio só atende o próprio computador em que está rodando.');
  // Against DNS rebinding.
  if (!isOwnName(request))
    throw new HttpError(403, 'O estúdio só atende em localhost: abra-o por esse endereço.');
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (!fromOwnPage(request))
    throw new HttpError(403, 'Só as páginas do próprio estúdio podem pedir isso.');
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
