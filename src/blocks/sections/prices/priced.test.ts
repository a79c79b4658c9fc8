import { expect, test } from 'vitest';
import { partsOf, withAmounts } from './priced.ts';

const written = (currency: string, language: string, ...amounts: number[]) => {
  const items = amounts.map((amount) => ({ title: `${amount}`, amount }));
  const section = { type: 'prices' as const, title: 'Prices', currency, items };
  return withAmounts(section, language).items.map((item) =>
    'amountText' in item
      ? `${item.amountText}`
          .replace(/\u200f/g, '')
          .replace(/\u00a0/g, ' ')
          .trim()
      : '',
  );
};

test.each([
  ['whole ones have no cents', ['BRL', 'pt-BR', 120, 285], ['R$ 120', 'R$ 285']],
  ['one with cents gives all of them some', ['BRL', 'pt-BR', 120, 2.5], ['R$ 120,00', 'R$ 2,50']],
  ['three of a dinar', ['JOD', 'en', 1.5, 12], ['JOD 1.500', 'JOD 12']],
  ['thousands are not meant', ['JOD', 'ar-JO', 129.5, 49], ['١٢٩٫٥٠٠ د.أ.', '٤٩ د.أ.']],
  ['none of a yen', ['JPY', 'en', 1200, 80], ['¥1,200', '¥80']],
  ['what is less than a cent is not rounded', ['USD', 'en', 0.015, 2], ['$0.015', '$2']],
  ['nor is half a peso', ['CLP', 'es-CL', 2500.5, 2000], ['$2.500,5', '$2.000']],
] as const)('decimals of amounts: %s', (_, [currency, language, ...amounts], expected) => {
  expect(written(currency, language, ...amounts)).toEqual(expected);
});

test('cards take the rows of what one of them has', () => {
  const bare = { title: 'First visit', amount: 140 };
  expect(partsOf([bare, bare]).rows).toBe(2);
  expect(partsOf([bare, { ...bare, includes: ['An hour'] }]).rows).toBe(3);
  const full = { includes: ['An hour'], action: { label: 'Book', to: '/' }, recommended: 'Usual' };
  expect(partsOf([bare, { ...bare, ...full }]).rows).toBe(5);
});
