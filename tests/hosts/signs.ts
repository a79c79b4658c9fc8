/** Every sign that an editor can type, in redirects and headers, on the real servers. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeServerFiles } from '../../scripts/build/server-files.ts';
import { headersFile, redirectsFile } from '../../scripts/hosting/host-files.ts';
import { ask } from './ask.ts';
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

const redirects = [...PRINTABLE, ...SPECIAL, 'ção€'].flatMap((text, at) => [
  { from: `/sinal-${at}`, to: `https://outro.example/z${text}z` },
  { from: `/sinal-${at}-daqui`, to: `/z${text}z` },
]);
const headers = { 'X-Printable': `a${PRINTABLE.join('')}z`, 'X-Special': SPECIAL.join(' ') };

/** A site of one page and these redirects, for every host. */
export async function writeSigns(): Promise<{ dist: string; deploy: string }> {
  process.env.SIGNS_SECRET = SECRET; // of the servers that are started after this
  const [dist, deploy] = [join(folder, 'signs/dist'), join(folder, 'signs/deploy')];
  rmSync(join(folder, 'signs'), { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const files = {
    'index.html': 'início',
    '404.html': 'nada aqui',
    _redirects: redirectsFile(redirects),
    _headers: headersFile({}),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  await writeServerFiles(deploy, { headers, redirects, siteUrl: 'https://localhost' });
  return { dist, deploy };
}

/** As addresses have it: what RFC 3986 does not allow is encoded. */
const encoded = (text: string) =>
  [...text.replace('%zz', '%25zz')]
    .map((sign) => (/[\w\-.~:/?#[\]@!$&'()*+,;=%]/.test(sign) ? sign : encodeURIComponent(sign)))
    .join('')
    .replace(/%z$/, '%25z');

export async function checkRedirects({ origin }: Host): Promise<void> {
  for (const { from, to } of redirects) {
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

/** Headers that the build writes have no sign that a server's text cannot have; Caddy's has some encoded. */
export async function checkHeaders(host: Host): Promise<void> {
  const answer = await ask(host.origin, '/', { headers: { Cookie: `a=${COOKIE}` } });
  for (const [name, text] of Object.entries(headers)) {
    const found = answer.headers[name.toLowerCase()];
    const expected = host.name === 'Caddy' ? text.replace(/["\\{}`]/g, encodeURIComponent) : text;
    assert.equal(found, expected, name);
  }
}
