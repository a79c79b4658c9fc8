import type { Codes } from '../../../../content/testing/codes/code.ts';
import { filesOf } from '../../../../content/testing/mistakes/mistake.ts';
import { NAMES } from '../../../../content/testing/mistakes/mistakes-of-names.ts';

export const codes: Codes = {
  'icon-missing': filesOf(NAMES, 'escudo'),
};
