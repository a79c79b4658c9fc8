import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'opening-second': nova({ type: 'hero', title: 'Outra', text: 'Um texto.' }),
};
