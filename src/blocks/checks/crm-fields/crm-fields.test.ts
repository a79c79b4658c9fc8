import { CRM_SUBMIT, form } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { checkCrmFields } from './crm-fields.ts';

const crm = (requiredFields: string[]) => ({
  'site-config/integrations.json': {
    siteUrl: 'https://www.forte.example',
    crm: { endpoint: 'https://crm.example/x', webformId: 'x', transport: 'cors', requiredFields },
  },
});
const sent = (...fields: JsonObject[]) =>
  form({
    fields,
    submit: CRM_SUBMIT,
  });
const name = { type: 'text', name: 'firstname', label: 'Nome' };

testCheck(checkCrmFields, {
  reported: {
    'a form without a field that the CRM requires': [
      { ...crm(['lastname']), ...sent(name) },
      'crm-field-missing forms/contato.json#/fields',
    ],
  },
  fine: {
    'a form with the required field, visible or hidden': {
      ...crm(['firstname', 'origem']),
      ...sent(name, { type: 'hidden', name: 'origem', value: 'site' }),
    },
    'a form that is not sent to the CRM': crm(['lastname']),
  },
});
