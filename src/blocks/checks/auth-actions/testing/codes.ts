import type { Codes } from '../../../../content/testing/codes/code.ts';
import { CONTATO, NOTICES, nova } from '../../../../content/testing/edits.ts';
import { VALID } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'auth-off': {
    'site-config/forms/aplicativo.json': {
      ...(VALID[CONTATO] as object),
      submit: { strategy: 'supabase-auth', action: 'mfa-enroll', notices: NOTICES },
    },
    ...nova({ type: 'form', title: 'Aplicativo', form: 'aplicativo' }),
  },
};
