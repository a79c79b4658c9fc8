import { nova } from '../../../content/testing/edits.ts';
import { type Files, slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPlaceAddress } from './place-address.ts';

/** Places, on a site whose own address is this. */
const at = (own: string, ...places: string[][]): Files => ({
  'site-config/collections/places.json': Object.fromEntries(
    places.map((address, index) => [`lugar-${index}`, { name: 'Loja', address }]),
  ),
  ...nova({
    type: 'places',
    title: 'Onde',
    places: places.map((_, index) => `lugar-${index}`),
    labels: { hours: 'Horário', closed: 'Fechado', exceptions: 'Feriados' },
  }),
  ...slip('site-config/site.json', '"Rua Um, 1"', JSON.stringify(own)),
});

testCheck(checkPlaceAddress, {
  reported: {
    'another number': [at('Rua Dois, 14', ['Rua Dois, 41']), 'place-address /lugar-0/address'],
    'another street': [
      at('Calle Real, 5, 14001 Córdoba', ['Calle Nueva, 5', '14001 Córdoba']),
      'place-address /lugar-0/address',
    ],
  },
  fine: {
    'the same, in other lines': at('Rua Dois, 14, São Paulo', ['Rua Dois, 14', 'São Paulo']),
    'the same with more': at('Rua Dois, 14', ['Rua Dois, 14, loja 3', '01310-100 São Paulo']),
    'the same with shorter words': at('Ctra. Vieja 3 - C/ Real', [
      'Carretera Vieja, 3',
      'Calle Real',
    ]),
    'two places': at('Rua Dois, 14', ['Rua Dois, 14'], ['Rua Três, 3']),
  },
});
