import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

const prices = (currency: string, ...items: object[]) =>
  nova({ type: 'prices', title: 'Quanto custa', currency, items: items as never });

export const codes: Codes = {
  'currency-unknown': prices('RBL', { title: 'Aula', amount: 90 }),
  'recommended-twice': prices(
    'BRL',
    { title: 'Aula', amount: 90, recommended: 'O mais escolhido' },
    { title: 'Curso', amount: 390, recommended: 'O mais completo' },
  ),
  'price-missing': prices('BRL', { title: 'Aula' }),
};
