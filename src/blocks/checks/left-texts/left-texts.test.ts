import { expect, it } from 'vitest';
import form from '../../../commands/new-site/template/en/site-config/forms/contact.json' with {
  type: 'json',
};
import messages from '../../../commands/new-site/template/en/site-config/messages.json' with {
  type: 'json',
};
import messagesPt from '../../../commands/new-site/template/pt-BR/site-config/messages.json' with {
  type: 'json',
};
import { NOVA, nova } from '../../../content/testing/edits.ts';
import { page, prose, slip } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkLeftTexts } from './left-texts.ts';
import { wordsOf } from './starter-texts.ts';

const MESSAGES = 'site-config/messages.json';
const FORM = 'site-config/forms/contato.json';
const LEFT =
  'Acme: carpentry. See who we are, what you can expect of us and how we work, and tell us what you need.';
const inLanguage = (language: string) => slip('site-config/site.json', '"pt-BR"', `"${language}"`);

/** With short texts left as they are, the others in another language. */
const translated = (value: unknown): unknown => {
  if (typeof value === 'string')
    return wordsOf(value) < 4 ? value : value.replace(/(?<![{\p{L}])\p{L}+(?![\p{L}}])/gu, 'x');
  if (Array.isArray(value)) return value.map(translated);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, item]) => [key, translated(item)]),
  );
};

testCheck(checkLeftTexts, {
  reported: {
    'messages of the starter in Portuguese, in a site in Spanish': [
      inLanguage('es'),
      'text-untranslated messages.json#/navigation/newTab',
    ],
    'messages and a form of the starter in English, in a site in Portuguese': [
      { [MESSAGES]: messages, [FORM]: form },
      'text-untranslated forms/contato.json#/agreement',
      'text-untranslated /navigation/skipToContent',
    ],
    'a text of a page of the starter, around the name that was filled in': [
      nova(prose(LEFT)),
      'text-untranslated /sections/1/blocks/0/paragraphs/0',
    ],
  },
  fine: {
    'a page of its own language, and a form that such a page may show': {
      ...slip('site-config/site.json', '"pt-BR"', '"pt-BR", "otherLanguages": ["en"]'),
      [NOVA]: { ...page('/nova', prose(LEFT)), language: 'en' },
      [FORM]: form,
    },
    'the language of the starter, of another country': inLanguage('pt-PT'),
    'short texts that are the same in both languages': {
      ...inLanguage('es'),
      [MESSAGES]: translated(messagesPt) as object,
    },
    'a sample text, which is told as such': nova(prose('‹A small team that answers for its work›')),
  },
});

const reportOf = setUpReports(ofCodes(...checkLeftTexts.codes));

it('says how many, and where the first stand', () => {
  const [problem] = reportOf(inLanguage('es')).problems;
  expect(problem?.severity).toBe('warning');
  expect(worded(problem?.message)).toMatch(/^\d+ textos deste arquivo ainda estão em português/);
  expect(worded(problem?.hint)).toMatch(/^Traduza-os: \/.* e mais \d+\.$/);
});
