import { form, NOTICES } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkSupabaseAuth } from './check.ts';

const ASKED = {
  'site-config/integrations.json': {
    siteUrl: 'https://www.forte.example',
    supabase: { url: 'https://a.example', publishableKey: 'sb_publishable_x' },
    auth: {
      pages: { signIn: '/sobre', newPassword: '/sobre', confirm: '/sobre', account: '/sobre' },
      captcha: { siteKey: 'x', script: 'https://captcha.example/api.js' },
    },
  },
};
const submit = { strategy: 'supabase-auth', action: 'sign-in', notices: NOTICES };

testCheck(checkSupabaseAuth, {
  reported: {
    'an account form without the required captcha': [
      { ...ASKED, ...form({ submit }) },
      'captcha-missing forms/contato.json#/fields',
    ],
  },
  fine: {
    'an account form with the required captcha': {
      ...ASKED,
      ...form({ submit, fields: [{ type: 'captcha', name: 'captcha', label: 'Verificação' }] }),
    },
  },
});
