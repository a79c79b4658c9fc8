import { expect, test } from 'vitest';
import { factTable } from './fact-table.ts';

test('a year in a column stays together, as it does in a text', () => {
  const card = { title: 'x', titleLabel: 'Garden', facts: [{ label: 'Year', text: '{year}' }] };
  const cards = [2025, 12500].map((amount) => ({ facts: [{ amount }] }));
  const { rows } = factTable(cards as never, { card } as never, 'en-GB')!;
  expect(rows).toEqual([['2025'], ['12,500']]);
});

test('amounts are written alike with a word before them too, and their column is one of numbers', () => {
  const card = { title: 'x', titleLabel: 'Servicio', facts: [{ label: 'Precio', text: '' }] };
  const of = (after: object) => {
    const facts = [
      { amount: 140, currency: 'EUR' },
      { amount: 45.5, currency: 'EUR', before: 'desde ', ...after },
    ];
    return factTable(facts.map((fact) => ({ facts: [fact] })) as never, { card } as never, 'es')!;
  };
  const { rows, columns } = of({});
  expect(rows).toEqual([['140,00\u00A0€'], ['desde 45,50\u00A0€']]);
  expect(columns.numbers).toEqual([true]);
  expect(of({ after: ' al mes' }).columns.numbers).toEqual([false]);
});
