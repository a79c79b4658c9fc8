import { NOVA, SOBRE } from '../../../content/testing/edits.ts';
import { page, prose, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPages } from './pages.ts';

testCheck(checkPages, {
  reported: {
    'two pages with one path': [
      { [NOVA]: page('/sobre', { ...prose('a'), id: 'historia' }) },
      'duplicate-path /path',
    ],
    'two pages with one title': [
      {
        [NOVA]: { ...page('/nova'), meta: (VALID[SOBRE] as { meta: object }).meta },
      },
      'duplicate-title pages/sobre.json#/meta/title',
      'duplicate-description pages/sobre.json#/meta/description',
    ],
    'a site without a home page': [
      { 'site-config/pages/inicio.json': undefined },
      'home-missing site.json#1:1',
    ],
  },
});
