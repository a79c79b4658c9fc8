import { form, NOTICES } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPassword } from './check.ts';

const PASSWORD = { type: 'password', name: 'de_novo', label: 'De novo' };

testCheck(checkPassword, {
  reported: {
    'a password field in a form that does not use it': [
      form({
        fields: [{ ...PASSWORD, equals: 'senha' }],
      }),
      'password-out-of-place /fields/0/type',
    ],
  },
  fine: {
    'a password field in an account form': form({
      fields: [PASSWORD],
      submit: { strategy: 'supabase-auth', action: 'sign-in', notices: NOTICES },
    }),
  },
});
