import { expect, test } from 'vitest';
import { sizeText } from './file-text.ts';

test.each([
  [3_210_000, 'pt-BR', '3,2 MB'],
  [3_210_000, 'en', '3.2 MB'],
  [450_400, 'en', '450 kB'],
  [12, 'en', '1 kB'],
])('%s bytes in %s are %s', (size, language, text) => {
  expect(sizeText(size, language)).toBe(text);
});
