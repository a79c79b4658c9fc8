import { CRM_SUBMIT, form, NOTICES } from '../../../content/testing/edits.ts';
import { type Files, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFormDestinations } from './form-destinations.ts';

const INTEGRATIONS = 'site-config/integrations.json';
const integrations = (changes: object): Files => ({
  [INTEGRATIONS]: { ...(VALID[INTEGRATIONS] as object), ...changes },
});
const optional = { url: '${SUPABASE_URL:-}', publishableKey: 'sb_publishable_x' };

testCheck(checkFormDestinations, {
  reported: {
    'a site that keeps no submissions': [
      integrations({ submissions: undefined }),
      'destination-missing forms/contato.json#/submit/strategy',
    ],
    'a site that keeps no submissions and has no database': [
      integrations({
        submissions: undefined,
        supabase: undefined,
      }),
      'destination-missing forms/contato.json#/submit/strategy',
    ],
    'a log that keeps only the submissions of other strategies': [
      integrations({
        submissions: { strategies: ['crm'] },
      }),
      'destination-missing forms/contato.json#/submit/strategy',
    ],
    'a log without a database': [
      integrations({ supabase: undefined }),
      'destination-missing forms/contato.json#/submit/strategy',
    ],
    'a log with an optional database': [
      integrations({ supabase: optional }),
      'destination-missing forms/contato.json#/submit/strategy',
    ],
  },
  fine: {
    'a form that is not to be delivered': {
      ...integrations({ submissions: undefined }),
      ...form({
        submit: { strategy: 'log-and-track', formName: 'x', deliver: false, notices: NOTICES },
      }),
    },
    'a form for the CRM in a site that keeps no submissions': {
      ...integrations({ submissions: undefined }),
      ...form({ submit: CRM_SUBMIT }),
    },
    'an account form': form({
      submit: { strategy: 'supabase-auth', action: 'sign-in', notices: NOTICES },
    }),
    'a log without strategies, which another check reports': integrations({ submissions: {} }),
  },
});
