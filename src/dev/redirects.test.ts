/** The same table is asked of nginx, Caddy, Cloudflare and Netlify by `npm run test:hosts`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../tests/hosts/ask.ts';
import { RedirectTable, withParents } from '../hosting/redirect-table.ts';
import { readRedirects, redirectsFile } from '../hosting/redirects-file.ts';
import { CASES, MOVED, PAGES } from '../hosting/testing/moved-addresses.ts';
import { redirects } from './redirects.ts';

const served = withParents(MOVED, (path) => PAGES.includes(path));

describe.each([
  ['npm run dev', new RedirectTable(served)],
  ['npm start', new RedirectTable(readRedirects(redirectsFile(served)))],
])('with %s', (_, table) => {
  const answer = redirects(() => table);
  const server = createServer((request, response) =>
    answer(request as never, response, () => response.writeHead(404).end()),
  );
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  afterAll(() => server.close());

  // A page is found with a slash as well.
  const cases = CASES.filter(({ limits = [] }) => !limits.includes('slashes'));
  it.each(cases)('$asked leads to $location', async ({ asked, location, temporary }) => {
    const { port } = server.address() as AddressInfo;
    const { status, headers } = await ask(`http://localhost:${port}`, asked);
    expect(decodeURIComponent(headers.location ?? '')).toBe(decodeURIComponent(location ?? ''));
    expect(status).toBe(location === undefined ? 404 : temporary ? 302 : 301);
  });
});

it('one query that is asked many times does not hold the server', () => {
  const table = new RedirectTable([{ from: '/a?x=1&x=1&x=1&y=2', to: '/' }]);
  expect(table.find('/a', `?${'x=1&'.repeat(100_000)}`)).toBeUndefined();
});
