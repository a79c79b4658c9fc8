import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'kept-days-untold': form({ agreement: 'Leia a [política](/sobre).' }),
};
