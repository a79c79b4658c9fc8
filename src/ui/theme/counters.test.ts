import { expect, test } from 'vitest';
import { counterCss } from './counters.ts';

test('what CSS counts has the digits that the language has elsewhere', () => {
  expect(counterCss('ar-JO')).toBe(':root{--counter:arabic-indic}');
  expect(counterCss('fa')).toBe(':root{--counter:persian}');
  expect(counterCss('ar-JO-u-nu-latn')).toBe('');
  expect(counterCss('pt-BR')).toBe('');
});
