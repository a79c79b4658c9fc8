import type { Codes } from '../../../../content/testing/codes/code.ts';
import { texts } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'contact-differs': texts('Ligue: [(11) 3222-1111](tel:).'),
  'contact-nearly': texts('Ou pelo (11) 3000-0001, de dia.'),
};
