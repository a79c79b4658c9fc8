import { expect, test } from 'vitest';
import { factTable } from './fact-table.ts';

test('a year in a column stays together, as it does in a text', () => {
  const card = { title: 'x', titleLabel: 'Garden', facts: [{ label: 'Year', text: '{year}' }] };
  const cards = [2025, 12500].map((amount) => ({ facts: [{ amount }] }));
  const { rows } = factTable(cards as never, { card } as never, 'en-GB')!;
  expect(rows).toEqual([['2025'], ['12,500']]);
});
