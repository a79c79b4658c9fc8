import { links, ofFixtureSite } from '../testing/edits.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkOwnSiteLinks } from './own-site-links.ts';

const at = (siteUrl: string) => ({
  'site-config/integrations.json': { ...ofFixtureSite('integrations.json'), siteUrl },
});

testCheck(checkOwnSiteLinks, {
  told: {
    'a page by its whole address': {
      ...links('https://forte.example/sobre/?a=1#historia', 'https://www.forte.example'),
      ...at('https://forte.example'),
    },
  },
  fine: {
    'another site': { ...links('https://portal.forte.example/a'), ...at('https://forte.example') },
    'an address that only the build knows': {
      ...links('https://forte.example/sobre'),
      ...at(`\${NOT_SET_ANYWHERE}`),
    },
  },
});
