import type { IncomingMessage } from 'node:http';
import { type Handler, HttpError } from './http.ts';

/** Lets a request through only from this site's own pages, or from no page at all (curl, tests). */
export function sameSiteOnly(handler: Handler): Handler {
  return (request, response) => {
    if (!fromThisSite(request))
      throw new HttpError(403, 'Só as páginas deste site podem pedir isso.');
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
