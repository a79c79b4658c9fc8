import type { Codes } from '../../../../content/testing/codes/code.ts';
import { field } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'option-chosen': field({
    type: 'radio',
    name: 'assunto',
    label: 'Assunto',
    chosen: 'nuvem',
    options: [{ value: 'rede', label: 'Rede' }],
  }),
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
