import { CRM_SUBMIT, form, NOTICES } from '../../../content/testing/edits.ts';
import { type Files, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkLogForms } from './log-forms.ts';

const INTEGRATIONS = 'site-config/integrations.json';
const submissions = (more: object): Files => ({
  [INTEGRATIONS]: {
    ...(VALID[INTEGRATIONS] as object),
    submissions: { strategies: ['log-and-track'], ...more },
  },
});
const emails = ['a@forte.example'];
const sentBy = (submit: object) => form({ submit });
const withChoice = form({
  fields: [
    {
      type: 'select',
      name: 'unidade',
      label: 'Unidade',
      options: [{ value: 'sul', label: 'Sul' }],
    },
  ],
});
const withRecords = (optionsFrom: string) =>
  form({ fields: [{ type: 'select', name: 'unidade', label: 'Unidade', optionsFrom }] });
const toldBy = (field: string, is: string) =>
  submissions({ notifyByForm: [{ form: 'contato', if: { field, is }, emails }] });

const DELIVERED = { strategy: 'log-and-track', formName: 'x', notices: NOTICES };

testCheck(checkLogForms, {
  reported: {
    'a webhook of a form that is not logged': [
      { ...submissions({ webhookForms: ['contato'] }), ...sentBy(CRM_SUBMIT) },
      'form-not-logged /submissions/webhookForms/0',
    ],
    'recipients of a form that is delivered to nobody': [
      {
        ...submissions({ notifyByForm: [{ form: 'contato', emails }] }),
        ...sentBy({ ...DELIVERED, deliver: false }),
      },
      'form-not-logged /submissions/notifyByForm/0/form',
    ],
    'a choice that the form does not have': [
      { ...toldBy('unidades', 'sul'), ...withChoice },
      'choice-unknown /submissions/notifyByForm/0/if/field "unidades" → "unidade" ?',
    ],
    'an option that the choice does not have': [
      { ...toldBy('unidade', 'norte'), ...withChoice },
      'choice-unknown /submissions/notifyByForm/0/if/is',
    ],
  },
  fine: {
    'a form that is logged': {
      ...submissions({
        webhookForms: ['contato'],
        notifyByForm: [{ form: 'contato', emails: [] }],
      }),
      ...sentBy(DELIVERED),
    },
    'a record': { ...toldBy('unidade', 'vedra'), ...withRecords('partners') },
    'a record of a collection that is told not to be there': {
      ...toldBy('unidade', 'vedra'),
      ...withRecords('parteners'),
    },
    'an option': { ...toldBy('unidade', 'sul'), ...withChoice },
  },
});
