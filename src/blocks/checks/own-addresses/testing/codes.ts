import type { Codes } from '../../../../content/testing/codes/code.ts';
import { NOVA } from '../../../../content/testing/edits.ts';
import { page } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'own-address': { [NOVA]: page('/assets') },
  'address-of-a-file': { 'public/sobre.html': 'x' },
};
