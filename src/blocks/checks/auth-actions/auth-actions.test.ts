import { CONTATO, NOTICES, nova } from '../../../content/testing/edits.ts';
import { VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkAuthActions } from './auth-actions.ts';

const APLICATIVO = {
  'site-config/forms/aplicativo.json': {
    ...(VALID[CONTATO] as object),
    submit: { strategy: 'supabase-auth', action: 'mfa-enroll', notices: NOTICES },
  },
};

testCheck(checkAuthActions, {
  reported: {
    'a page with a form for a sign-in method that is off': [
      {
        ...APLICATIVO,
        ...nova({ type: 'form', title: 'Aplicativo', form: 'aplicativo' }),
      },
      'auth-off pages/nova.json#/sections/1/form',
    ],
  },
  fine: { 'a form for a sign-in method that is off, shown on no page': APLICATIVO },
});
