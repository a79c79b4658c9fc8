import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { PreviewServer } from 'vite';
import type { Headers } from '../hosting/headers.ts';
import { readHeaders } from '../hosting/host-files.ts';
import { POLICY_HEADER } from '../hosting/public-documents.ts';
import { RedirectTable } from '../hosting/redirect-table.ts';
import { readRedirects } from '../hosting/redirects-file.ts';
import { missingPathsOf } from '../lib/missing-paths.ts';
import { requestAddress } from '../lib/request-address.ts';
import { distDir } from '../node/project.ts';
import { redirects } from './redirects.ts';

/** Serves the built site like a static host: redirects, 404.html, headers. */
export function serveBuilt(server: PreviewServer): () => void {
  server.middlewares.use((request, response, next) => {
    const { pathname = '' } = requestAddress(request.url) ?? {};
    // Browsers would remember HSTS for localhost, for every project served there.
    const { 'Strict-Transport-Security': _, ...headers } = headersOf(pathname);
    setHeaders(response, { 'Cache-Control': REVALIDATED, ...headers });
    // Services that accept other methods are earlier in the chain.
    if (!['GET', 'HEAD'].includes(request.method ?? '')) return refuseWriting(response);
    // Hosts read these files but do not serve them.
    if (/^\/_(headers|redirects)$/.test(pathname)) sayMissing(pathname, response);
    else next();
  });
  server.middlewares.use(redirects(() => redirectsOf(read('_redirects'))));
  return () => {
    // `/sobre` is sobre.html, or what a build for a server of one's own has compressed of it. Vite's own server only knows files by their whole name.
    server.middlewares.use(sirv(distDir, { dev: true, brotli: true, extensions: ['html'] }));
    server.middlewares.use((request, response) =>
      sayMissing(requestAddress(request.url)?.pathname ?? '/', response),
    );
  };
}

const REVALIDATED = 'no-cache';

const headersOf = (path: string): Headers => headersIn(read('_headers'))(path);

const headersIn = rememberLast(readHeaders);
const redirectsOf = rememberLast((text) => new RedirectTable(readRedirects(text)));

/** Reads a file again only if it has changed. */
function rememberLast<T>(readText: (text: string) => T): (text: string) => T {
  let last = { text: '', result: readText('') };
  return (text) => {
    if (text !== last.text) last = { text, result: readText(text) };
    return last.result;
  };
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** By the page that is nearest above the address, as Cloudflare Pages does: a language may have its own. */
function sayMissing(pathname: string, response: ServerResponse): void {
  response.statusCode = 404;
  const { [POLICY_HEADER]: policy } = headersOf('/404'); // the policy of 404.html, not of the missing file
  setHeaders(response, {
    ...(policy && { [POLICY_HEADER]: policy }),
    'Cache-Control': REVALIDATED,
    'Content-Type': 'text/html; charset=utf-8',
  });
  const pages = missingPathsOf(pathname).map((path) => read(`${path.slice(1)}.html`));
  response.end(pages.find((page) => page !== '') ?? '404');
}

function refuseWriting(response: ServerResponse): void {
  response.statusCode = 405;
  setHeaders(response, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('405');
}

/** An empty list while a build replaces the folder. */
function read(name: string): string {
  const file = join(distDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
