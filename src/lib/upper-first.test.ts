import { expect, test } from 'vitest';
import { upperFirst } from './upper-first.ts';

test.each([
  ['minha loja', undefined, 'Minha loja'],
  ['istanbul', 'tr', 'İstanbul'],
  ['istanbul', undefined, 'Istanbul'],
  ['\u{10428}a', undefined, '\u{10400}a'], // a letter of two units
  ['', 'pt-BR', ''],
])('%s in %s begins %s', (text, language, shown) => {
  expect(upperFirst(text, language)).toBe(shown);
});
