import { form, NOTICES, ofFixtureSite } from '../../../content/testing/edits.ts';
import { type Files, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFormAnswers } from './form-answers.ts';

const INTEGRATIONS = 'site-config/integrations.json';
const MESSAGES = 'site-config/messages.json';
const EMAIL = { type: 'email', name: 'email', label: 'E-mail' };
const ANSWER = { subject: 'Recebemos', title: 'Recebemos', paragraphs: ['Até logo.'] };
const answered = (changes: object = {}) => form({ answer: ANSWER, fields: [EMAIL], ...changes });
const changed = (file: string, changes: object): Files => ({
  [file]: { ...(VALID[file] as object), ...changes },
});
const words = changed(MESSAGES, { emails: ofFixtureSite('messages.json').emails });

testCheck(checkFormAnswers, {
  reported: {
    'a form without an e-mail field': [
      { ...words, ...answered({ fields: [] }) },
      'answer-unsent forms/contato.json#/answer',
    ],
    'a form with two e-mail fields': [
      {
        ...words,
        ...answered({ fields: [EMAIL, { ...EMAIL, name: 'outro' }] }),
      },
      'answer-unsent forms/contato.json#/answer',
    ],
    'a form that the submission log leaves out': [
      {
        ...words,
        ...answered(),
        ...changed(INTEGRATIONS, { submissions: { strategies: ['crm'] } }),
      },
      'answer-unsent forms/contato.json#/answer',
    ],
    'a site without a submission log': [
      {
        ...words,
        ...answered(),
        ...changed(INTEGRATIONS, { submissions: undefined }),
      },
      'answer-unsent forms/contato.json#/answer',
    ],
    'a site without a database': [
      {
        ...words,
        ...answered(),
        ...changed(INTEGRATIONS, { supabase: undefined }),
      },
      'answer-unsent forms/contato.json#/answer',
    ],
    'a form that is not delivered': [
      {
        ...words,
        ...answered({
          submit: { strategy: 'log-and-track', formName: 'x', deliver: false, notices: NOTICES },
        }),
      },
      'answer-unsent forms/contato.json#/answer',
    ],
    'an account form': [
      {
        ...words,
        ...answered({ submit: { strategy: 'supabase-auth', action: 'resend', notices: NOTICES } }),
      },
      'answer-unsent forms/contato.json#/answer',
    ],
    'a site without texts for e-mails': [
      {
        ...answered(),
        ...changed(MESSAGES, { emails: undefined }),
      },
      'answer-unsent /answer',
    ],
  },
  fine: { 'a form whose submissions can be answered': { ...words, ...answered() } },
});
