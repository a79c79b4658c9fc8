import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form } from '../../../../content/testing/edits.ts';

const fields = (showIf: { field: string; is: string }) =>
  form({
    fields: [
      {
        type: 'select',
        name: 'assunto',
        label: 'Assunto',
        options: [{ value: 'rede', label: 'Rede' }],
      },
      { type: 'text', name: 'detalhe', label: 'Detalhe', showIf },
    ],
  });

export const codes: Codes = {
  'show-if-field': fields({ field: 'tema', is: 'rede' }),
  'show-if-answer': fields({ field: 'assunto', is: 'nuvem' }),
};
