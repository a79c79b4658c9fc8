import type { Codes } from '../../../../content/testing/codes/code.ts';
import { CASE, nova } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'case-part-unshown': {
    'site-config/collections/cases.json': { barbosa: CASE },
    ...nova({
      type: 'case-study',
      case: 'barbosa',
      parts: ['opening', 'about', 'results', 'testimonial'],
    }),
  },
};
