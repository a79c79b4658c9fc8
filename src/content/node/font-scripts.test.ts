import { expect, test } from 'vitest';
import { fontScripts } from './font-scripts.ts';

const SUBSETS = {
  arabic: 'U+0600-06FF,U+0750-077F,U+200C-200E',
  greek: 'U+0370-03FF',
  vietnamese: 'U+0102-0103,U+1EA0-1EF9',
  'latin-ext': 'U+0100-02BA,U+0304',
  latin: 'U+0000-00FF,U+0304,U+2000-206F',
};
const scriptsOf = (text: string) =>
  fontScripts(SUBSETS, new Set(text.replace(/[\0-\x7f]/g, '')), text + text.toUpperCase());

test('a site in Latin letters has no file more, nor for the upper case of a sign', () => {
  expect(scriptsOf('Ação — 5 µm')).toEqual([]);
});

test('of letters beside Latin those of the site are kept, in both cases, from one file each', () => {
  expect(scriptsOf('žeň, ă')).toEqual([{ subset: 'latin-ext', characters: 'žňăŽŇĂ' }]);
  expect(scriptsOf('ạă').map(({ subset, characters }) => [subset, characters])).toEqual([
    ['latin-ext', 'ăĂ'],
    ['vietnamese', 'ạẠ'],
  ]);
});

test('of an alphabet all letters beside them are kept, with what joins them', () => {
  const [arabic, ...others] = scriptsOf('سلام');
  expect(others).toEqual([]);
  expect(arabic?.subset).toBe('arabic');
  expect(arabic?.characters).toContain('گ');
  expect(arabic?.characters).toContain('\u200c');
  expect(arabic?.characters).not.toContain('\u200e'); // Latin has it
  expect(arabic?.characters).not.toContain('\u0750');
});
