import type { Codes } from '../../../../content/testing/codes/code.ts';
import { HOME, NOVA, sitemap } from '../../../../content/testing/edits.ts';
import { page, VALID } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'page-expired': { [NOVA]: { ...page('/nova'), expireAt: '2001-12-03' } },
  'page-withdrawn': {
    ...sitemap('/nova', '/sobre'),
    [NOVA]: { ...page('/nova'), draft: true },
  },
  'needed-page-unpublished': { [HOME]: { ...(VALID[HOME] as object), expireAt: '2999-12-03' } },
};
