import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'unknown-initial': nova({
    type: 'tabs',
    title: 'Anos',
    initial: 'z',
    items: ['a', 'b'].map((id) => ({ id, label: id, title: id, paragraphs: ['a'] })),
  }),
};
