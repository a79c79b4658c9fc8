/** Every sign that an editor can type, in redirects and headers, on the real servers. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeServerFiles } from '../../src/build/server-files.ts';
import { headersFile } from '../../src/hosting/host-files.ts';
import { documentAddresses } from '../../src/hosting/public-documents.ts';
import { withParents } from '../../src/hosting/redirect-table.ts';
import { redirectsFile } from '../../src/hosting/redirects-file.ts';
import { CASES, type Limit, MOVED, PAGES } from '../../src/hosting/testing/moved-addresses.ts';
import { type Answer, ask } from './ask.ts';
import type { Host } from './host.ts';
import { folder } from './site.ts';

const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** What one of the servers reads as something else than text. */
const SPECIAL = [
  '$http_cookie',
  '${http_cookie}',
  '$10',
  '$preco',
  '{env.SIGNS_SECRET}',
  '\\{env.SIGNS_SECRET}',
  '{$SIGNS_SECRET}',
  '{$SIGNS_SECRET:x}',
  '{http.request.header.Cookie}',
  ':splat',
  '; return 200 "x',
  '"} respond "x',
  '\\n',
  '%zz',
];
const SECRET = 'segredo-do-servidor';
const COOKIE = 'segredo-de-quem-visita';

const signs = [...PRINTABLE, ...SPECIAL, 'ção€'].flatMap((text, at) => [
  { from: `/sinal-${at}`, to: `https://outro.example/z${text}z` },
  { from: `/sinal-${at}-daqui`, to: `/z${text}z` },
]);
const redirects = [...signs, ...withParents(MOVED, (path) => PAGES.includes(path))];

/** Files that are opened by themselves, with names that servers could read as more than a name. */
const DOCUMENTS = [
  'documento.html',
  `${'comprido-'.repeat(20)}ç.html`,
  'pasta/a $b {c} "d" ç.html',
  'dados.xml',
  'página.xhtml',
];
const SVG = ['desenho.svg', 'pasta/outro desenho.svg'];
const PAGE_POLICY = "frame-ancestors 'self'";
const headers = {
  'Content-Security-Policy': PAGE_POLICY,
  'X-Printable': `a${PRINTABLE.join('')}z`,
  'X-Special': SPECIAL.join(' '),
};

const documents = documentAddresses([...DOCUMENTS, ...SVG].map((name) => `/${name}`));

/** A site of one page and these redirects, for every host. */
export async function writeSigns(): Promise<{ dist: string; deploy: string }> {
  process.env.SIGNS_SECRET = SECRET; // of the servers that are started after this
  const [dist, deploy] = [join(folder, 'signs/dist'), join(folder, 'signs/deploy')];
  rmSync(join(folder, 'signs'), { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const files = {
    'index.html': 'início',
    '404.html': 'nada aqui',
    'en/404.html': 'nothing here',
    'sobre.html': 'sobre',
    'blog.html': 'blog',
    'folheto.pdf': '%PDF-1.4',
    _redirects: redirectsFile(redirects),
    _headers: headersFile({ 'Content-Security-Policy': PAGE_POLICY }, documents),
    ...Object.fromEntries(DOCUMENTS.map((name) => [name, '<p>Olá</p>'])),
    ...Object.fromEntries(SVG.map((name) => [name, '<svg xmlns="http://www.w3.org/2000/svg"/>'])),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  const siteUrl = 'https://localhost';
  await writeServerFiles(deploy, { headers, redirects, documents, missing: ['/en/404'], siteUrl });
  return { dist, deploy };
}

/** As addresses have it: what RFC 3986 does not allow is encoded. */
const encoded = (text: string) =>
  [...text.replace('%zz', '%25zz')]
    .map((sign) => (/[\w\-.~:/?#[\]@!$&'()*+,;=%]/.test(sign) ? sign : encodeURIComponent(sign)))
    .join('')
    .replace(/%z$/, '%25z');

export async function checkRedirects({ origin }: Host): Promise<void> {
  for (const { from, to } of signs) {
    const answer = await ask(origin, `${from}?e=f`, { headers: { Cookie: `a=${COOKIE}` } });
    assert.equal(answer.status, 301, `${from}: ${to}`);
    const location = answer.headers.location?.replace(origin, '') ?? '';
    assert.ok(!location.includes(SECRET), `${to} tells the environment: ${location}`);
    assert.ok(!location.includes(COOKIE), `${to} tells a cookie: ${location}`);
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(encoded(to)) ?? [];
    const query = rest.startsWith('?') ? rest : `?e=f${rest}`;
    assert.equal(location, path + query, to);
  }
}

/** The table of old addresses; `limits` are those of the host, which docs/publishing.md names. */
export async function checkMoved(
  question: (path: string) => Promise<Pick<Answer, 'status' | 'headers'>>,
  limits: readonly Limit[],
): Promise<void> {
  const wrong: string[] = [];
  for (const { asked, location, temporary, limits: hard = [] } of CASES) {
    if (hard.some((limit) => limits.includes(limit))) continue;
    const { status, headers: found } = await question(asked);
    const leads = [301, 302, 307, 308].includes(status);
    const target = leads
      ? (found.location ?? '').replace(/^https?:\/\/localhost(:\d+)?/, '')
      : undefined;
    const isRight = decodedText(target) === location && (!temporary || status === 302);
    if (!isRight) wrong.push(`${asked}: ${status} ${found.location}, not ${location}`);
  }
  assert.deepEqual(wrong, []);
}

const decodedText = (target: string | undefined) => target?.replace('%3A', ':');

/** Headers that the build writes have no sign that a server's text cannot have; Caddy's has some encoded. */
export async function checkHeaders(host: Host): Promise<void> {
  const answer = await ask(host.origin, '/', { headers: { Cookie: `a=${COOKIE}` } });
  for (const [name, text] of Object.entries(headers)) {
    const found = answer.headers[name.toLowerCase()];
    const expected = host.name === 'Caddy' ? text.replace(/["\\{}`]/g, encodeURIComponent) : text;
    assert.equal(found, expected, name);
  }
}

/** What is missing is told in the language of what stands beside it. */
export async function checkMissing({ origin, own }: Host): Promise<void> {
  const here = { '/nada': 'nada aqui', '/en': 'nada aqui', '/english/gone': 'nada aqui' };
  const there = ['/en/gone', '/en/a/gone', ...(own ? ['/en/404', '/en/gone.svg'] : [])];
  const expected = { ...here, ...Object.fromEntries(there.map((path) => [path, 'nothing here'])) };
  for (const [path, text] of Object.entries(expected)) {
    const { status, body } = await ask(origin, path);
    assert.deepEqual({ status, text: body.toString() }, { status: 404, text }, path);
  }
}

/** No script runs in a file of public/ that somebody opens; pages and PDFs are left alone. */
export async function checkDocuments({ origin, own }: Host): Promise<void> {
  const policyOf = async (path: string) => {
    const { status, headers: found } = await ask(origin, encodeURI(path));
    return { status, policy: found['content-security-policy'] ?? '' };
  };
  for (const name of [...documents, ...SVG.map((file) => `/${file}`)]) {
    const { status, policy } = await policyOf(name);
    if (name.endsWith('.html') && [307, 308].includes(status)) continue; // to the same without the ending
    assert.equal(status, 200, name);
    assert.match(policy, /default-src 'none'.*;sandbox/, name);
  }
  for (const path of ['/', '/folheto.pdf'])
    assert.deepEqual(await policyOf(path), { status: 200, policy: PAGE_POLICY }, path);
  if (own) assert.deepEqual(await policyOf('/nada.svg'), { status: 404, policy: PAGE_POLICY });
}
