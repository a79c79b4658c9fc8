import { expect, it } from 'vitest';
import { countryNamed, isLanguage, languageNamed, languageNear } from './names-of-codes.ts';

it.each([
  ['english', 'en'],
  ['español', 'es'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['en-gb', 'en-GB'],
  ['en_UK', 'en-GB'],
  ['klingonês', undefined],
  ['qq', undefined],
])('reads the language %s', (said, meant) => {
  expect(languageNamed(said)).toBe(meant);
});

it.each([
  ['português (Brasil)', 'pt-BR'],
  ['English, United Kingdom', 'en-GB'],
  ['pt-BR-x-casa', 'pt-BR'],
  ['en-US-u-ca-buddhist', 'en-US'],
  ['ar-JO-nu-latn', 'ar-JO-u-nu-latn'],
  ['klingonês-BR', undefined],
])('takes %s for the nearest language', (said, meant) => {
  expect(languageNear(said)).toBe(meant);
});

it.each([
  ['España', 'es'],
  ['united kingdom', 'gb'],
  ['UK', 'gb'],
  ['Deutschland', 'de'],
  ['Lewes', undefined],
  ['xx', undefined],
])('reads the country %s', (said, meant) => {
  expect(countryNamed(said)).toBe(meant);
});

it('knows languages by their present codes alone', () => {
  expect(['pt-BR', 'en', 'zh-Hant-TW', 'es-419'].filter((tag) => !isLanguage(tag))).toEqual([]);
  expect(['en-UK', 'en-gb', 'qq', 'english', ''].filter(isLanguage)).toEqual([]);
});
