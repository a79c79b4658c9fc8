import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkLanguage } from './language.ts';

const language = (tag: string) => slip('site-config/site.json', '"pt-BR"', `"${tag}"`);

testCheck(checkLanguage, {
  reported: {
    'a code of a country that another has taken the place of': [
      language('en-UK'),
      'language-unknown /language "en-UK" → "en-GB"',
    ],
    'three letters for a language that has two': [
      language('por-BR'),
      'language-unknown /language "por-BR" → "pt-BR"',
    ],
    'another language that there is not': [
      slip('site-config/site.json', '"pt-BR"', '"pt-BR", "otherLanguages": ["en-UK"]'),
      'language-unknown /otherLanguages/0 "en-UK" → "en-GB"',
    ],
    'a language that there is not': [language('qq'), 'language-unknown /language'],
    'a country that there is not': [language('en-XX'), 'language-unknown /language'],
  },
  fine: {
    'a language alone': language('es'),
    'a language with its script': language('zh-Hant-TW'),
    'a language of several countries': language('es-419'),
    'a language of three letters': language('gsw-CH'),
  },
});
