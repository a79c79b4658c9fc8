import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form, INTEGRATIONS, NOTICES } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'captcha-missing': {
    [INTEGRATIONS]: {
      siteUrl: 'https://forte.example',
      supabase: { url: 'https://a.example', publishableKey: 'sb_publishable_x' },
      auth: {
        pages: { signIn: '/', newPassword: '/', confirm: '/', account: '/' },
        captcha: { siteKey: 'x', script: 'https://captcha.example/api.js' },
      },
    },
    ...form({ submit: { strategy: 'supabase-auth', action: 'sign-in', notices: NOTICES } }),
  },
};
