import { links } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkKnownMissing } from './known-missing.ts';

testCheck(checkKnownMissing, {
  reported: {
    'known missing pages that exist or that no page links to': [
      {
        ...links('/em-breve'),
        'site-config/known-missing.json': { paths: ['/em-breve', '/sobre', '/nunca'] },
      },
      'known-missing-stale known-missing.json#/paths/1 "/sobre",  →',
      'known-missing-stale known-missing.json#/paths/2 , "/nunca"  →',
    ],
  },
  fine: {
    'a file that does not parse, which may hold the link': {
      'site-config/pages/nova.json': '{',
      'site-config/known-missing.json': { paths: ['/nunca'] },
    },
  },
});
