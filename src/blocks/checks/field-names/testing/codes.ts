import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form } from '../../../../content/testing/edits.ts';

const text = (name: string, more = {}) => ({ type: 'text', name, label: 'A', ...more });

export const codes: Codes = {
  'duplicate-name': form({ fields: [text('a'), text('a')] }),
  'unknown-field': form({
    fields: [
      text('a'),
      {
        type: 'select',
        name: 'b',
        label: 'B',
        sendIn: 'c',
        options: [{ value: 'a', label: 'A' }],
      },
    ],
  }),
};
