import { expect, test } from 'vitest';
import { headersFile, IMMUTABLE, readHeaders } from './host-files.ts';
import { DOCUMENT_POLICY, documentAddresses, POLICY_HEADER } from './public-documents.ts';
import { redirectTarget } from './redirect-target.ts';
import { readRedirects, redirectsFile } from './redirects-file.ts';

test('headers read from the file equal the headers written to it', () => {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const of = readHeaders(headersFile(headers, []));
  expect(of('/sobre')).toEqual(headers);
  expect(of('/assets/a.js')).toEqual({ ...headers, 'Cache-Control': IMMUTABLE });
  expect(of('/og/a.jpg')).toEqual({ ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' });
  expect(readHeaders('')('/')).toEqual({});
});

test('documents of public/ get a policy without scripts, pages do not', () => {
  const documents = documentAddresses(['/a.svg', '/b/c.html', '/d e.xml', '/f*.htm', '/g.pdf']);
  expect(documents).toEqual(['/b/c', '/b/c.html', '/d e.xml', '/f*.htm']);
  const of = readHeaders(headersFile({ [POLICY_HEADER]: 'x' }, documents));
  for (const path of ['/a.svg', '/h/i.svg', '/b/c', '/b/c.html', '/d%20e.xml', '/f%2A.htm'])
    expect(of(path)[POLICY_HEADER], path).toBe(DOCUMENT_POLICY);
  for (const path of ['/', '/b', '/b/cd', '/g.pdf', '/asvg', '/sitemap.xml'])
    expect(of(path)[POLICY_HEADER], path).toBe('x');
});

test('no line is longer than hosts accept', () => {
  const lines = headersFile({ 'Content-Security-Policy': 'x'.repeat(900) }, []).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});

test('a redirect is written for its address with and without a trailing slash', () => {
  const text = redirectsFile([{ from: '/a', to: '/b#c' }]);
  expect(text).toBe('/a /b#c 301\n/a/ /b#c 301\n');
  expect(readRedirects(text)).toContainEqual({ from: '/a', to: '/b#c' });
  const temporary = redirectsFile([{ from: '/a', to: '/b', temporary: true }]);
  expect(temporary).toBe('/a /b 302\n/a/ /b 302\n');
  expect(readRedirects(temporary)[0]).toEqual({ from: '/a', to: '/b', temporary: true });
  expect(redirectsFile([])).toBe('');
});

test('what hosts read as a pattern is written as it is meant', () => {
  const text = redirectsFile([
    { from: '/ç', to: '/b' },
    { from: '/:x', to: '/b' },
    { from: '/y*z', to: '/b' },
    { from: '/blog/*', to: 'https://b.example/:splat' },
    { from: '/c?d=ç&e=1', to: '/b' },
    { from: '/c?f', to: '/b' },
  ]);
  expect(text.split('\n')).toEqual([
    '# /c?d=%C3%A7&e=1 /b 301',
    '/c d=ç e=1 /b 301!',
    '/c/ d=ç e=1 /b 301!',
    '# /c?f /b 301',
    ...['/%C3%A7', '/%C3%A7/', '/%c3%a7', '/%c3%a7/', '/%3Ax', '/%3Ax/', '/%3ax', '/%3ax/'].map(
      (from) => `${from} /b 301`,
    ),
    ...['/y%2Az', '/y%2Az/', '/y%2az', '/y%2az/'].map((from) => `${from} /b 301`),
    '/blog/ /blog 301',
    '/blog/* https://b.example/%3Asplat 301',
    '',
  ]);
});

test('a redirect is one line of three words, whatever its addresses contain', () => {
  expect(redirectsFile([{ from: '/a b', to: '/b 200\n/c d' }])).toBe(
    '/a%20b /b%20200%0A/c%20d 301\n/a%20b/ /b%20200%0A/c%20d 301\n',
  );
});

test.each([
  ['/b', '?q=1', '/b?q=1'],
  ['/b', '', '/b'],
  ['/b#c', '?q=1', '/b?q=1#c'],
  ['/b?own=1', '?q=1', '/b?own=1'],
  ['https://a.example/', '?q=1', 'https://a.example/?q=1'],
  ['/b#c?d', '?q=1', '/b?q=1#c?d'],
  ['/a "{$X}ção%zz%20#é', '', '/a%20%22%7B$X%7D%C3%A7%C3%A3o%25zz%20#%C3%A9'],
])('a redirect to %s, requested with "%s", leads to %s', (to, search, target) => {
  expect(redirectTarget({ from: '/a', to }, search)).toBe(target);
});
