import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { IMMUTABLE, readHeaders } from '../../src/hosting/host-files.ts';
import { redirectTarget } from '../../src/hosting/redirect-target.ts';
import { readRedirects } from '../../src/hosting/redirects-file.ts';
import { type Answer, ask } from './ask.ts';
import type { Host } from './host.ts';

interface Tried {
  host: Host;
  /** Address -> what is in the file. */
  files: Map<string, Buffer>;
}

const DERIVED = /\.(br|gz)$|^\/_(headers|redirects)$/;
const pageOf = (file: string) => file.replace(/\.html$/, '').replace(/^\/index$/, '/');
const text = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString() ?? '';

function pages(files: Map<string, Buffer>): [path: string, body: Buffer][] {
  const found = [...files].filter(([name]) => /\.html$/.test(name) && name !== '/404.html');
  return found.map(([name, body]) => [pageOf(name), body]);
}

/** What `_headers` says of an address is there, whoever answers; HSTS by TLS alone. */
function hasHeaders({ host, files }: Tried, path: string, { headers }: Answer): void {
  const wanted = readHeaders(text(files, '/_headers'))(path);
  for (const [name, value] of Object.entries(wanted)) {
    if (name === 'Cache-Control') continue;
    if (name === 'Strict-Transport-Security' && host.origin.startsWith('http:')) continue;
    assert.equal(headers[name.toLowerCase()], value, `${path}: ${name}`);
  }
}

const isRevalidated = (path: string, { headers }: Answer) =>
  assert.doesNotMatch(headers['cache-control'] ?? '', /immutable|max-age=[1-9]/, path);

export const checks: Record<string, (tried: Tried) => Promise<void>> = {
  async 'every page at its address, revalidated, with all headers'(tried) {
    for (const [path, body] of pages(tried.files)) {
      const answer = await ask(tried.host.origin, path);
      assert.equal(answer.status, 200, path);
      assert.match(answer.headers['content-type'] ?? '', /^text\/html; ?charset=utf-8$/i, path);
      assert.ok(answer.body.equals(body), `${path}: another body`);
      isRevalidated(path, answer);
      hasHeaders(tried, path, answer);
    }
  },

  async 'every other file, assets for a year'(tried) {
    for (const [path, body] of tried.files) {
      if (DERIVED.test(path) || path.endsWith('.html')) continue;
      const answer = await ask(tried.host.origin, encodeURI(path));
      assert.equal(answer.status, 200, path);
      assert.ok(answer.body.equals(body), `${path}: another body`);
      if (path.startsWith('/assets/'))
        assert.equal(answer.headers['cache-control'], IMMUTABLE, path);
      else isRevalidated(path, answer);
      hasHeaders(tried, path, answer);
    }
  },

  async 'what is missing is 404.html with 404, and never kept'(tried) {
    const { origin } = tried.host;
    for (const path of [
      '/nada',
      '/assets/nada.js',
      '/sobre/nada',
      '/_page/nada.json',
      '/nada?a=1',
    ]) {
      const answer = await ask(origin, path);
      assert.equal(answer.status, 404, path);
      assert.equal(answer.body.toString(), text(tried.files, '/404.html'), path);
      isRevalidated(path, answer);
      hasHeaders(tried, '/nada', answer);
    }
  },

  async 'configuration and compressed twins are nobody’s to see'({ host, files }) {
    const twins = [...files.keys()].filter((name) => name.endsWith('.br')).slice(0, 3);
    const hidden = host.own ? twins : [];
    for (const path of ['/_headers', '/_redirects', '/.git/config', '/nginx.conf', ...hidden])
      assert.ok([404, host.own ? 404 : 502].includes((await ask(host.origin, path)).status), path);
  },

  async 'texts come compressed, pictures of their own kind do not'({ host, files }) {
    if (!host.own) return;
    const script = [...files.keys()].find((name) => /^\/assets\/.*\.js$/.test(name)) ?? '';
    for (const [path, file] of [
      ['/sobre', '/sobre.html'],
      [script, script],
    ] as const) {
      const asked = (encoding: string) =>
        ask(host.origin, encodeURI(path), { headers: { 'Accept-Encoding': encoding } });
      const [br, gz] = [await asked('gzip, br'), await asked('gzip')];
      assert.deepEqual(
        [br.headers['content-encoding'], gz.headers['content-encoding']],
        ['br', 'gzip'],
      );
      assert.match(br.headers.vary ?? '', /accept-encoding/i);
      assert.equal(brotliDecompressSync(br.body).toString(), text(files, file));
      assert.equal(gunzipSync(gz.body).toString(), text(files, file));
    }
    const film = [...files.keys()].find((name) => name.endsWith('.mp4')) ?? '/favicon.ico';
    const answer = await ask(host.origin, film, { headers: { 'Accept-Encoding': 'br, gzip' } });
    assert.equal(answer.headers['content-encoding'], undefined);
  },

  async 'redirects, with a slash and a query, and without'({ host, files }) {
    const redirects = readRedirects(text(files, '/_redirects'));
    assert.ok(redirects.length > 0);
    for (const redirect of redirects)
      for (const search of ['', '?a=1&b=%20']) {
        const { from, temporary } = redirect;
        const { status, headers } = await ask(host.origin, from + search);
        assert.equal(status, temporary ? 302 : 301, from);
        const found = new URL(headers.location ?? '', host.origin).href;
        assert.equal(
          found,
          new URL(redirectTarget(redirect, search), host.origin).href,
          from + search,
        );
      }
  },

  async 'one address for a page'({ host }) {
    const forms = { '/sobre/': '/sobre', '/sobre.html': '/sobre', '/index.html': '/' };
    for (const [path, target] of Object.entries(forms)) {
      const { status, headers } = await ask(host.origin, `${path}?a=1`);
      assert.ok([301, 307, 308].includes(status), `${path}: ${status}`);
      const { pathname, search } = new URL(headers.location ?? '', host.origin);
      assert.equal(pathname + search, `${target}?a=1`);
    }
    assert.notEqual((await ask(host.origin, '/404.html')).status, 200);
  },

  async 'HEAD is GET without a body'({ host }) {
    for (const path of ['/', '/sobre', '/favicon.svg', '/nada']) {
      const [head, get] = [
        await ask(host.origin, path, { method: 'HEAD' }),
        await ask(host.origin, path),
      ];
      assert.equal(head.status, get.status, path);
      assert.equal(head.body.length, 0, path);
      for (const name of ['content-type', 'cache-control', 'content-security-policy'])
        assert.equal(head.headers[name], get.headers[name], `${path}: ${name}`);
    }
  },

  async 'nothing is written, and nobody is told it was'({ host }) {
    if (!host.own) return;
    for (const method of ['PUT', 'DELETE', 'POST', 'PATCH']) {
      const { status, headers } = await ask(host.origin, '/sobre', { method });
      assert.equal(status, 405, method);
      assert.equal(headers['x-content-type-options'], 'nosniff', method);
    }
  },

  async 'part of a film, and none that it has not'({ host, files }) {
    if (!host.own) return;
    const path = [...files.keys()].find((name) => name.endsWith('.mp4')) ?? '';
    const asked = (range: string) => ask(host.origin, path, { headers: { Range: range } });
    const part = await asked('bytes=10-19');
    assert.equal(part.status, 206);
    assert.ok(part.body.equals(files.get(path)!.subarray(10, 20)));
    assert.equal(part.headers['content-range'], `bytes 10-19/${files.get(path)?.length}`);
    const beyond = await asked('bytes=999999999-');
    assert.equal(beyond.status, 416);
    isRevalidated(path, beyond);
  },

  async 'what has not changed is not sent again'({ host }) {
    const { headers } = await ask(host.origin, '/sobre');
    const again = { 'If-None-Match': headers.etag ?? '' };
    assert.equal((await ask(host.origin, '/sobre', { headers: again })).status, 304);
  },

  async 'odd addresses lead nowhere else and break nothing'({ host }) {
    for (const path of ODD) {
      const { status, headers } = await ask(host.origin, path).catch(() => REFUSED);
      assert.ok(status < 500 || !host.own, `${path.slice(0, 40)}: ${status}`);
      const { location } = headers;
      // Browsers read a backslash as a slash.
      const target = location && new URL(location.replaceAll('\\', '/'), host.origin).host;
      assert.ok(!target || target === new URL(host.origin).host, `${path} leads to ${location}`);
    }
    assert.equal((await ask(host.origin, '/')).status, 200);
  },

  async 'plain HTTP leads to TLS'({ host }) {
    if (!host.plain) return;
    const { status, headers } = await ask(host.plain, '/sobre?a=1');
    assert.deepEqual([status, headers.location], [308, `${host.origin}/sobre?a=1`]);
  },
};

/** Some servers cut the connection. */
const REFUSED: Answer = { status: 400, headers: {}, body: Buffer.alloc(0) };

const ODD = [
  '//mal.example/',
  '//mal.example/x.html',
  '///mal.example/',
  '/\\mal.example/',
  '/%5cmal.example/',
  '/%2f%2fmal.example/',
  '/.//mal.example/',
  '/sobre//',
  '//',
  '/%',
  '/%00',
  '/%0d%0aSet-Cookie:a=b/',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/',
  '/assets/..%2f_headers',
  '/sobre?%',
  `/${'a'.repeat(7000)}`,
];
