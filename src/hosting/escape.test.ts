/** The texts are tried on the servers themselves by `npm run test:hosts` (tests/hosts/signs.ts). */
import { expect, test } from 'vitest';
import { addressText, caddyText, nginxText, patternOf } from './escape.ts';

test('an address keeps its allowed characters and existing escapes', () => {
  const allowed = "https://a.example/-._~:/?#[]@!$&'()*+,;=%41";
  expect(addressText(allowed)).toBe(allowed);
  expect(addressText('{env.A} "<>\\^`|ç%')).toBe('%7Benv.A%7D%20%22%3C%3E%5C%5E%60%7C%C3%A7%25');
  expect(addressText(addressText('ção %'))).toBe(addressText('ção %'));
});

test('nginx text contains no variable and cannot end its string', () => {
  expect(nginxText('$http_cookie ${a} "\\')).toBe(
    '${site_dollar}http_cookie ${site_dollar}{a} \\"\\\\',
  );
});

test('Caddy text contains no placeholder and cannot end its string', () => {
  expect(caddyText('{env.A} {$A} "\\`')).toBe('%7Benv.A%7D %7B$A%7D %22%5C%60');
});

test('a pattern matches only its own text', () => {
  for (const text of ['/a.b', '/a+(b)[c]{2}|^$*?\\', '/ç"ã', '/a b'])
    expect(new RegExp(`^${patternOf(text)}$`, 'u').test(text)).toBe(true);
  expect(new RegExp(`^${patternOf('/a.b')}$`, 'u').test('/axb')).toBe(false);
});
