import type { Codes } from '../../../../content/testing/codes/code.ts';
import { field } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'option-same': field({
    type: 'select',
    name: 'assunto',
    label: 'Assunto',
    options: [
      { value: 'rede', label: 'Rede' },
      { value: 'rede', label: 'Rede' },
    ],
  }),
};
