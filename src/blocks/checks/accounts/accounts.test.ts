import { INTEGRATIONS, ofFixtureSite } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkAccounts } from './accounts.ts';

const words = ofFixtureSite('messages.json').emails;
const emails = (changed: object) => ({
  [INTEGRATIONS]: ofFixtureSite('integrations.json'),
  'site-config/messages.json': {
    ...ofFixtureSite('messages.json'),
    emails: { ...words, ...changed },
  },
});
/** Those that the small site of the tests has. */
const FORMS = ['contato'];

testCheck(checkAccounts, {
  reported: {
    'a studio where nobody can sign in': [
      {
        'site-config/site.json': { ...ofFixtureSite('site.json'), studio: { path: '/estudio' } },
        'site-config/integrations.json': { siteUrl: 'https://a.example' },
      },
      'studio-without-accounts /studio',
    ],
    'accounts without pages and texts': [
      {
        'site-config/integrations.json': {
          siteUrl: 'https://a.example',
          supabase: { url: '/', publishableKey: 'a' },
        },
        'site-config/messages.json': {
          ...ofFixtureSite('messages.json'),
          auth: undefined,
          emails: undefined,
        },
      },
      'auth-pages-missing /supabase',
      'auth-texts-missing messages.json#1:1',
      'email-texts-missing messages.json#1:1',
    ],
    'a log without the texts of its notices': [
      emails({ submission: undefined }),
      'email-texts-missing messages.json#/emails',
    ],
    'a panel without the text of the button that leads there': [
      emails({ submission: { ...words.submission, button: undefined } }),
      'email-texts-missing messages.json#/emails',
    ],
  },
  fine: {
    'accounts alone, without the texts of what they do not send': {
      ...emails({ submission: undefined, answerNote: undefined, digest: undefined }),
      [INTEGRATIONS]: { ...ofFixtureSite('integrations.json'), submissions: undefined },
      ...Object.fromEntries(
        FORMS.map((name) => [
          `site-config/forms/${name}.json`,
          { ...ofFixtureSite(`forms/${name}.json`), answer: undefined },
        ]),
      ),
    },
    'a log without a panel, and without its button': {
      ...emails({ submission: { ...words.submission, button: undefined }, digest: undefined }),
      [INTEGRATIONS]: {
        ...ofFixtureSite('integrations.json'),
        submissions: { ...ofFixtureSite('integrations.json').submissions, panel: undefined },
      },
    },
  },
});
