import type { Codes } from '../../../../content/testing/codes/code.ts';
import { CONTATO, crmForm, INTEGRATIONS } from '../../../../content/testing/edits.ts';
import { VALID } from '../../../../content/testing/fixture.ts';

const submissions = (more: object) => ({
  [INTEGRATIONS]: {
    ...(VALID[INTEGRATIONS] as object),
    crm: { endpoint: `\${CRM_ENDPOINT}`, webformId: 'x', transport: 'cors' },
    submissions: { strategies: ['log-and-track'], ...more },
  },
});

export const codes: Codes = {
  'form-not-logged': { ...submissions({ webhookForms: ['contato'] }), [CONTATO]: crmForm() },
  'choice-unknown': submissions({
    notifyByForm: [
      { form: 'contato', if: { field: 'unidade', is: 'sul' }, emails: ['a@forte.example'] },
    ],
  }),
};
