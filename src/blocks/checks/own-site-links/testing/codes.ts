import type { Codes } from '../../../../content/testing/codes/code.ts';
import { filesOf } from '../../../../content/testing/mistakes/mistake.ts';
import { LINKS } from '../../../../content/testing/mistakes/mistakes-of-links.ts';

export const codes: Codes = {
  'own-site-link': filesOf(LINKS, "the site's own address"),
};
