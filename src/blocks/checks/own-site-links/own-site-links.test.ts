import { links, ofFixtureSite } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkOwnSiteLinks } from './own-site-links.ts';

const at = (siteUrl: string) => ({
  'site-config/integrations.json': { ...ofFixtureSite('integrations.json'), siteUrl },
});

testCheck(checkOwnSiteLinks, {
  reported: {
    'a link to an own page by its full address': [
      {
        ...links('https://forte.example/sobre/?a=1#historia', 'https://www.forte.example'),
        ...at('https://forte.example'),
      },
      'own-site-link /sections/1/actions/0/to',
      'own-site-link /sections/2/actions/0/to',
    ],
    'one by the address that a variable falls back to': [
      {
        ...links('https://forte.example/sobre', 'https://www.forte.example'),
        ...at('${NOT_SET_ANYWHERE:-https://forte.example}'),
      },
      'own-site-link /sections/1/actions/0/to',
      'own-site-link /sections/2/actions/0/to',
    ],
  },
  fine: {
    'a link to another site': {
      ...links('https://portal.forte.example/a'),
      ...at('https://forte.example'),
    },
    'a site address from an environment variable that is not set': {
      ...links('https://forte.example/sobre'),
      ...at(`\${NOT_SET_ANYWHERE}`),
    },
  },
});
