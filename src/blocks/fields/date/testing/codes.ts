import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form, nova } from '../../../../content/testing/edits.ts';
import type { Files } from '../../../../content/testing/fixture.ts';

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

/** A form for a visit on a day on which a place is open, which has these hours. */
export const openAt = (date: object, place: object = week): Files => ({
  'site-config/collections/places.json': {
    loja: { name: 'Loja do centro', address: ['Rua das Torres, 40'], ...place },
  },
  ...nova({
    ...{ type: 'places', title: 'Onde', places: ['loja'] },
    labels: { hours: 'Horário', closed: 'Fechado', exceptions: 'Feriados' },
  }),
  ...form({ fields: [{ type: 'date', name: 'dia', label: 'Dia', ...text, ...date }] }),
});

export const week = { hours: [{ days: ['saturday'], times: ['10:00-16:00'] }] };

export const openDay = { openAt: 'loja', closedMessage: 'Abrimos de {open}' };

export const onlyFor = (is: string) => ({ showIf: { field: 'assunto', is } });

export const codes: Codes = {
  'date-after-field': stay({ after: { field: 'quando' } }),
  'date-after-hidden': stay({ after: { field: 'chegada' } }, onlyFor('estadia')),
  'date-after-message': stay({ after: { field: 'chegada' }, invalidMessage: 'Outro dia' }),
  'date-open-hours': openAt(openDay, {}),
  'date-open-message': openAt({ openAt: 'loja' }),
};
