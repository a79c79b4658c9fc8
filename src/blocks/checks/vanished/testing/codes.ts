import type { Codes } from '../../../../content/testing/codes/code.ts';
import { HOME, sitemap } from '../../../../content/testing/edits.ts';
import { homePage, prose } from '../../../../content/testing/fixture.ts';

const linked = { [HOME]: homePage(prose('[a](/sobre#historia)')) };

export const codes: Codes = {
  'page-renamed': { ...linked, ...sitemap('/', '/404', '/a-empresa') },
  'page-removed': sitemap('/', '/404', '/sobre', '/antiga'),
};
