import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'without-effect': nova({
    type: 'prose',
    title: 'Prazos',
    pictureSide: 'start',
    blocks: [{ paragraphs: ['Um dia.'] }],
  }),
};
