import { nova } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { checkPrices } from './check.ts';

const prices = (currency: string, ...items: JsonObject[]) =>
  nova({ type: 'prices', title: 'Quanto custa', currency, items });

testCheck(checkPrices, {
  reported: {
    'a currency that there is not': [
      prices('RBL', { title: 'Aula', amount: 90 }),
      'currency-unknown /sections/1/currency',
    ],
    'a second recommended price': [
      prices(
        'BRL',
        { title: 'Aula', amount: 90, recommended: 'O mais escolhido' },
        { title: 'Curso', amount: 390, recommended: 'O mais completo' },
      ),
      'recommended-twice /sections/1/items/1/recommended',
    ],
    'an item without a price': [
      prices('BRL', { title: 'Aula' }),
      'price-missing /sections/1/items/0',
    ],
  },
  fine: {
    'words in place of an amount, and one recommended': prices(
      'EUR',
      { title: 'Aula', amount: 90, recommended: 'O mais escolhido' },
      { title: 'Sob medida', per: 'sob consulta' },
    ),
  },
});
