import type { Codes } from '../../../../content/testing/codes/code.ts';
import { NOVA } from '../../../../content/testing/edits.ts';
import { page, prose } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'page-title-missing': { [NOVA]: { ...page('/nova'), sections: [prose('a')] } },
};
