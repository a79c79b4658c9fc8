import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'place-address': {
    'site-config/collections/places.json': { loja: { name: 'Loja', address: ['Rua Dois, 2'] } },
    ...nova({
      type: 'places',
      title: 'Onde estamos',
      places: ['loja'],
      labels: { hours: 'Horário', closed: 'Fechado', exceptions: 'Feriados' },
    }),
  },
};
