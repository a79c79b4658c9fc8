import { afterEach, expect, test, vi } from 'vitest';
import { format } from './format-in-page.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['ar-JO', '١٥٠٠, A4'],
  ['fa', '۱۵۰۰, A4'],
  ['pt-BR', '1500, A4'],
])('numbers have the digits of a page in %s', (lang, expected) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(format('{max}, {name}', { max: 1500, name: 'A4' })).toBe(expected);
});
