import { ofFixtureSite } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkAccounts } from './accounts.ts';

testCheck(checkAccounts, {
  reported: {
    'a studio where nobody can sign in': [
      {
        'site-config/site.json': { ...ofFixtureSite('site.json'), studio: { path: '/estudio' } },
        'site-config/integrations.json': { siteUrl: 'https://a.example' },
      },
      'studio-without-accounts /studio',
    ],
    'accounts without pages and texts': [
      {
        'site-config/integrations.json': {
          siteUrl: 'https://a.example',
          supabase: { url: '/', publishableKey: 'a' },
        },
        'site-config/messages.json': {
          ...ofFixtureSite('messages.json'),
          auth: undefined,
          emails: undefined,
        },
      },
      'auth-pages-missing /supabase',
      'auth-texts-missing messages.json#1:1',
      'email-texts-missing messages.json#1:1',
    ],
  },
});
