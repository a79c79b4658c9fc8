import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'head-empty': nova({
    type: 'prose',
    title: 'Prazos',
    blocks: [{ table: { head: ['', ''], rows: [['a', 'b']] } }],
  }),
};
