import { expect, test } from 'vitest';
import { chooseLanguage, languageOfLocale } from './choose-language.mjs';

const LANGUAGES = ['en', 'pt-BR'];

test.each([
  [['pt-BR'], 'pt-BR'],
  [['pt-br'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['en-GB', 'pt-BR'], 'en'],
  [['fr', undefined, 'pt'], 'pt-BR'],
  [['fr'], 'en'],
  [[], 'en'],
])('of %j, it is %s', (wanted, chosen) => {
  expect(chooseLanguage(wanted, LANGUAGES)).toBe(chosen);
});

test.each([
  ['pt_BR.UTF-8', 'pt-BR'],
  ['en_US', 'en-US'],
  ['de', 'de'],
  ['ca_ES@valencia', 'ca-ES'],
  ['C', undefined],
  ['C.UTF-8', undefined],
  ['POSIX', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s means %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language);
});
