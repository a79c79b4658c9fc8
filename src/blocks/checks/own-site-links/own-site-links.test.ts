import { links, ofFixtureSite } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkOwnSiteLinks } from './own-site-links.ts';

const at = (siteUrl: string) => ({
  'site-config/integrations.json': { ...ofFixtureSite('integrations.json'), siteUrl },
});

testCheck(checkOwnSiteLinks, {
  reported: {
    'a link to an own page by its full address': {
      ...links('https://forte.example/sobre/?a=1#historia', 'https://www.forte.example'),
      ...at('https://forte.example'),
    },
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
