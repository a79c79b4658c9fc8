import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form } from '../../../../content/testing/edits.ts';

const text = { invalidMessage: 'Um dia a partir de {min}' };
const kinds = ['estadia', 'visita'].map((value) => ({ value, label: value }));

/** A form for a stay, with other properties of its arrival and its departure. */
export const stay = (departure: object, arrival: object = {}) =>
  form({
    fields: [
      { type: 'select', name: 'assunto', label: 'Assunto', options: kinds },
      { type: 'date', name: 'chegada', label: 'Chegada', ...text, ...arrival },
      { type: 'date', name: 'saida', label: 'Saída', ...text, ...departure },
      { type: 'date', name: 'volta', label: 'Volta', ...text },
    ],
  });

export const onlyFor = (is: string) => ({ showIf: { field: 'assunto', is } });

export const codes: Codes = {
  'date-after-field': stay({ after: { field: 'quando' } }),
  'date-after-hidden': stay({ after: { field: 'chegada' } }, onlyFor('estadia')),
  'date-after-message': stay({ after: { field: 'chegada' }, invalidMessage: 'Outro dia' }),
};
