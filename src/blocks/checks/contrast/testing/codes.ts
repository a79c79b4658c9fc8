import type { Codes } from '../../../../content/testing/codes/code.ts';
import { filesOf } from '../../../../content/testing/mistakes/mistake.ts';
import { CONTENT } from '../../../../content/testing/mistakes/mistakes-of-content.ts';

export const codes: Codes = {
  contrast: filesOf(CONTENT, 'white letters on light red'),
};
