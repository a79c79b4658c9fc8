import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form } from '../../../../content/testing/edits.ts';

/** A form whose hours depend on a field. */
export const hoursOf = (field: string, date: object = {}, hours?: object) =>
  form({
    fields: [
      { type: 'date', name: 'dia-da-visita', label: 'Dia', invalidMessage: 'Outro dia', ...date },
      {
        type: 'time',
        name: 'hora',
        label: 'Hora',
        invalidMessage: 'Outra hora',
        hoursOf: { field, ...hours },
      },
    ],
  });

export const onSaturdays = { hours: [{ days: ['saturday'], min: '09:00', max: '12:00' }] };

export const codes: Codes = {
  'time-hours-field': hoursOf('quando'),
  'time-hours-open': hoursOf('dia-da-visita'),
};
