import type { Codes } from '../../../../content/testing/codes/code.ts';
import { filesOf } from '../../../../content/testing/mistakes/mistake.ts';
import { CONTENT } from '../../../../content/testing/mistakes/mistakes-of-content.ts';

export const codes: Codes = {
  'picture-content': filesOf(CONTENT, 'a text renamed .png'),
  'picture-damaged': filesOf(CONTENT, 'a photo whose copy was cut off'),
  'picture-heavy': filesOf(CONTENT, 'a 6 MB photo'),
};
