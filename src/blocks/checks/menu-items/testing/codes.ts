import type { Codes } from '../../../../content/testing/codes/code.ts';
import { menu } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'menu-item': menu({ label: 'Serviços' }),
};
