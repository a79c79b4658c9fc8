import type { Codes } from '../../../../content/testing/codes/code.ts';
import { filesOf } from '../../../../content/testing/mistakes/mistake.ts';
import { CONTENT } from '../../../../content/testing/mistakes/mistakes-of-content.ts';

export const codes: Codes = {
  'date-impossible': filesOf(CONTENT, '31/02'),
  'date-offset': filesOf(CONTENT, 'the offset of summer in winter'),
  'event-order': filesOf(CONTENT, 'an end before the start'),
};
