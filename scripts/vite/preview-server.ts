import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { PreviewServer } from 'vite';
import { ASSETS } from '../lib/own-addresses.ts';
import { distDir } from '../lib/project.ts';
import { redirects } from './redirects.ts';

/** What a static host does with the built site: redirects, 404.html, cache headers. */
export function serveBuilt(server: PreviewServer): () => void {
  server.middlewares.use((request, response, next) => {
    const immutable = request.url?.startsWith(`${ASSETS}/`);
    response.setHeader(
      'Cache-Control',
      immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    next();
  });
  server.middlewares.use(redirects(readRedirects));
  return () => {
    // `/sobre` is sobre.html. Vite's own server only knows files by their whole name.
    server.middlewares.use(sirv(distDir, { dev: true, extensions: ['html'] }));
    server.middlewares.use((_request, response) => {
      response.statusCode = 404;
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(read('404.html') || '404');
    });
  };
}

/** Nothing for the moment in which a build takes the place of another. */
function read(name: string): string {
  const file = join(distDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readRedirects() {
  const lines = read('_redirects').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return { from, to, ...(status === '302' && { temporary: true as const }) };
  });
}
