import type { Codes } from '../../../../content/testing/codes/code.ts';
import { NOVA, sitemap } from '../../../../content/testing/edits.ts';
import { page } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'page-unreached': { [NOVA]: page('/nova'), ...sitemap('/', '/404', '/sobre') },
};
