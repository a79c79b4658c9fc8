import { afterAll, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { serveOldSite } from '../testing/old-site-server.ts';
import { crawl } from './crawl.ts';

const page = (title: string, body: string, head = '') =>
  `<html><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`;
const links = (...to: string[]) => to.map((path) => `<p><a href="${path}">x</a></p>`).join('');

const server = await serveOldSite({
  '/robots.txt': {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nDisallow: /secret',
  },
  '/': page(
    'Home',
    links('/a', '/blog', '/old', '/secret/x', '/loop-a', '/gone', '/file.zip', '/away', '/big') +
      links(
        'https://elsewhere.example/',
        '/a#part',
        '/a?utm_source=x',
        '/copy',
        'javascript:x',
        '/cal?day=1',
      ) +
      '<img src="/moved.png">',
  ),
  '/a': page('A', links('/', '/b')),
  '/b': page('B', links('/a')),
  '/blog': { status: 301, headers: { location: '/blog/' } },
  '/blog/': page('Blog', '<p>Text</p>'),
  '/old': { status: 302, headers: { location: '/a' } },
  '/loop-a': { status: 302, headers: { location: '/loop-b' } },
  '/loop-b': { status: 302, headers: { location: '/loop-a' } },
  '/away': { status: 302, headers: { location: 'https://elsewhere.example/' } },
  '/copy': page('A again', '', '<link rel="canonical" href="/a">'),
  '/big': { body: 'x'.repeat(6_000_000) },
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, day) => [
      `/cal?day=${day}`,
      page(`Day ${day}`, links(`/cal?day=${day + 1}`)),
    ]),
  ),
  '/moved.png': { status: 301, headers: { location: '/here.png' } },
  '/here.png': { headers: { 'content-type': 'image/png' }, body: 'png' },
});
afterAll(server.close);

const limits = { ...LIMITS, pause: 0 };
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

test('a site is read breadth first, on its own host, as robots.txt allows', async () => {
  const old = await crawl(server.address, { ...limits, pages: 30 });
  const read = old.pages.map(({ address }) => pathOf(address));
  expect(read.slice(0, 5)).toEqual(['/', '/a', '/blog/', '/cal?day=1', '/b']);
  expect(server.asked.filter((path) => path === '/a')).toHaveLength(1);
  expect(server.asked.some((path) => /secret|zip|loop-a.*loop-a/.test(path))).toBe(false);
  expect(old.pages.find(({ title }) => title === 'A')?.aliases.map(pathOf)).toEqual(['/copy']);
  expect(old.redirects.map(({ from, to }) => [pathOf(from), pathOf(to)])).toEqual([
    ['/old', '/a'],
    ['/loop-a', '/loop-b'],
    ['/loop-b', '/loop-a'],
  ]);
  expect(old.left.map(({ kind, page, what }) => [kind, page && pathOf(page), what])).toEqual([
    ['robots', '/secret/x', undefined],
    ['not-fetched', '/gone', '404'],
    ['not-fetched', '/away', 'https://elsewhere.example/'],
    ['not-fetched', '/big', 'bytes'],
    ['limit', '', '30 / 31'],
  ]);
});

test('it ends at the limit of bytes and of time', async () => {
  for (const less of [{ bytes: 300 }, { time: 0 }]) {
    const old = await crawl(server.address, { ...limits, ...less });
    expect(old.pages.length).toBeLessThan(3);
    expect(old.left.at(-1)?.kind).toBe('limit');
  }
});

test('a file is followed to where it has moved, and of other hosts nothing is asked', async () => {
  const old = await crawl(server.address, { ...limits, pages: 1 });
  const bytes = await old.file(new URL('/moved.png', server.address).href);
  expect(bytes && new TextDecoder().decode(bytes)).toBe('png');
  expect(await old.file('https://elsewhere.example/here.png')).toBeUndefined();
  expect(await old.file(new URL('/secret/x.png', server.address).href)).toBeUndefined();
});
