import { expect, it } from 'vitest';
import form from '../../../commands/new-site/template/en/site-config/forms/contact.json' with {
  type: 'json',
};
import messages from '../../../commands/new-site/template/en/site-config/messages.json' with {
  type: 'json',
};
import { slip } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkLeftTexts } from './left-texts.ts';

const MESSAGES = 'site-config/messages.json';
const FORM = 'site-config/forms/contato.json';
const inLanguage = (language: string) => slip('site-config/site.json', '"pt-BR"', `"${language}"`);

testCheck(checkLeftTexts, {
  reported: {
    'messages of the starter in Portuguese, in a site in Spanish': [
      inLanguage('es'),
      'text-untranslated messages.json#/navigation/skipToContent',
    ],
    'messages and a form of the starter in English, in a site in Portuguese': [
      { [MESSAGES]: messages, [FORM]: form },
      'text-untranslated forms/contato.json#/title',
      'text-untranslated /navigation/skipToContent',
    ],
  },
  fine: {
    'the language of the starter, of another country': inLanguage('pt-PT'),
    'a text or two that are the same': {
      [FORM]: { ...form, fields: [{ type: 'email', name: 'email', label: 'E-mail' }], success: {} },
      ...inLanguage('en-GB'),
      [MESSAGES]: messages,
    },
  },
});

const reportOf = setUpReports(ofCodes(...checkLeftTexts.codes));

it('says how many, and where the first stand', () => {
  const [problem] = reportOf(inLanguage('es')).problems;
  expect(problem?.severity).toBe('warning');
  expect(worded(problem?.message)).toMatch(/^\d+ textos deste arquivo ainda estão em português/);
  expect(worded(problem?.hint)).toMatch(/\/navigation\/skipToContent, .* e mais \d+\.$/);
});
