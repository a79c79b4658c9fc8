import { form, NOTICES } from '../testing/edits.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkPasswords } from './passwords.ts';

const PASSWORD = { type: 'password', name: 'de_novo', label: 'De novo' };

testCheck(checkPasswords, {
  told: {
    'a password in a form that has no use for one': form({
      fields: [{ ...PASSWORD, equals: 'senha' }],
    }),
  },
  fine: {
    'a password in a form of accounts': form({
      fields: [PASSWORD],
      submit: { strategy: 'supabase-auth', action: 'sign-in', notices: NOTICES },
    }),
  },
});
