import { CONTATO, CRM_SUBMIT, form, NOVA, ofFixtureSite } from '../../../content/testing/edits.ts';
import { page, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { checkCrm } from './check.ts';

const crm = (requiredFields: string[], transport = 'cors') => ({
  'site-config/integrations.json': {
    siteUrl: 'https://www.forte.example',
    crm: { endpoint: 'https://crm.example/x', webformId: 'x', transport, requiredFields },
  },
});
const sent = (...fields: JsonObject[]) =>
  form({
    fields,
    submit: CRM_SUBMIT,
  });
const name = { type: 'text', name: 'firstname', label: 'Nome' };

const answered = {
  ...crm([], 'iframe-return'),
  [CONTATO]: { ...(VALID[CONTATO] as object), submit: ofFixtureSite('forms/contato.json').submit },
};
const [comeBack] = ofFixtureSite('pages/envio-recebido.json').sections;

testCheck(checkCrm, {
  reported: {
    'a form without a field that the CRM requires': [
      { ...crm(['lastname']), ...sent(name) },
      'crm-field-missing forms/contato.json#/fields',
    ],
    'a site without a return page for the CRM': [
      answered,
      'return-missing forms/contato.json#/submit/strategy',
    ],
  },
  fine: {
    'a site with a return page for the CRM': { ...answered, [NOVA]: page('/nova', comeBack) },
    'a form with the required field, visible or hidden': {
      ...crm(['firstname', 'origem']),
      ...sent(name, { type: 'hidden', name: 'origem', value: 'site' }),
    },
    'a form that is not sent to the CRM': crm(['lastname']),
  },
});
