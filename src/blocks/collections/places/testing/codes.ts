import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';
import type { Files } from '../../../../content/testing/fixture.ts';

const week = [{ days: ['saturday'], times: ['10:00-16:00'] }];

/** A place with these seasons: name, first day and last day. */
export const seasons = (all: [name: string, from: string, to: string][], more = {}): Files => ({
  'site-config/collections/places.json': {
    viveiro: {
      ...{ name: 'Viveiro', address: ['Rua das Mudas, 1'] },
      seasons: all.map(([name, from, to]) => ({ name, from, to, hours: week })),
      ...more,
    },
  },
  ...nova({
    ...{ type: 'places', title: 'Onde', places: ['viveiro'] },
    labels: { hours: 'Horário', closed: 'Fechado', exceptions: 'Feriados' },
  }),
});

export const rest = { hours: week };

export const codes: Codes = {
  'season-day': seasons([['Inverno', '06-31', '08-31']]),
  'season-overlap': seasons([
    ['Verão', '11-01', '03-10'],
    ['Outono', '03-01', '05-31'],
  ]),
  'season-rest': seasons(
    [
      ['Verão', '11-01', '02-28'],
      ['Inverno', '03-01', '10-31'],
    ],
    rest,
  ),
};
