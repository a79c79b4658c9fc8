import { CRM_SUBMIT, form, NOTICES } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFormServices } from './form-services.ts';

testCheck(checkFormServices, {
  reported: {
    'a form for a service that is not configured': [
      {
        'site-config/integrations.json': { siteUrl: 'https://www.forte.example' },
        ...form({ submit: { strategy: 'supabase-auth', action: 'sign-in', notices: NOTICES } }),
      },
      'service-missing forms/contato.json#/submit/strategy',
    ],
    'a form for an optional service': [
      {
        'site-config/integrations.json': {
          siteUrl: 'https://www.forte.example',
          crm: { endpoint: '${CRM_ENDPOINT:-}', webformId: 'x', transport: 'cors' },
        },
        ...form({
          submit: CRM_SUBMIT,
        }),
      },
      'service-optional forms/contato.json#/submit/strategy',
    ],
  },
});
