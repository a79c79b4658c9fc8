import type { Codes } from '../../../../content/testing/codes/code.ts';
import { texts } from '../../../../content/testing/edits.ts';
import { slip } from '../../../../content/testing/fixture.ts';
import { filesOf } from '../../../../content/testing/mistakes/mistake.ts';
import { LINKS } from '../../../../content/testing/mistakes/mistakes-of-links.ts';

export const codes: Codes = {
  'link-missing': filesOf(LINKS, '/sobr'),
  'anchor-missing': filesOf(LINKS, 'an anchor that does not exist'),
  'anchor-without-page': slip('site-config/navigation.json', '"/sobre#historia"', '"#historia"'),
  'known-missing': {
    ...texts('[a](/em-breve)'),
    'site-config/known-missing.json': { paths: ['/em-breve'] },
  },
};
