import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form } from '../../../../content/testing/edits.ts';

/** A form whose hours depend on a field. */
export const hoursOf = (field: string) =>
  form({
    fields: [
      { type: 'date', name: 'dia-da-visita', label: 'Dia', invalidMessage: 'Outro dia' },
      {
        type: 'time',
        name: 'hora',
        label: 'Hora',
        invalidMessage: 'Outra hora',
        hoursOf: { field, hours: [{ days: ['saturday'], min: '09:00', max: '12:00' }] },
      },
    ],
  });

export const codes: Codes = { 'time-hours-field': hoursOf('quando') };
