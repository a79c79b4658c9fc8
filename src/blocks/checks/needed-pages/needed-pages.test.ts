import { page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkNeededPages } from './needed-pages.ts';

testCheck(checkNeededPages, {
  reported: {
    'a site without a not-found page': [
      { 'site-config/pages/nao-encontrada.json': undefined },
      'not-found-missing site.json#1:1',
    ],
  },
  fine: {
    'a page whose path is missing': {
      'site-config/pages/nao-encontrada.json': { ...page('/404', prose('a')), path: undefined },
    },
  },
});
