import { expect, test } from 'vitest';
import { cardSpan, columnsFor } from './joined-cards.tsx';
import { breakpoints, onScreen } from './theme/breakpoints.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
])('%i cards are arranged in %i columns', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});

const MEDIUM = onScreen(breakpoints.between('sm', 'lg'));
const LARGE = onScreen(breakpoints.up('lg'));

const spansIn = (window: string, ...[count, columns, havePictures]: [number, 2 | 3, boolean?]) =>
  Array.from({ length: count }, (_, index) => {
    const spans: Record<string, { gridColumn: string }> = cardSpan(
      index,
      count,
      columns,
      havePictures,
    );
    return spans[window]?.gridColumn;
  });

test.each([
  [3, [undefined, undefined, undefined]],
  [6, Array.from({ length: 6 }, () => 'span 2')],
  [4, ['span 2', 'span 2', 'span 2', '1 / -1']],
  [5, ['span 2', 'span 2', 'span 2', 'span 3', 'span 3']],
])('the last row of %i cards in three columns is full', (count, spans) => {
  expect(spansIn(LARGE, count, 3)).toEqual(spans);
});

test('the last of an odd number of cards in two columns fills its row, unless it has a picture', () => {
  for (const window of [MEDIUM, LARGE])
    expect(spansIn(window, 5, 2)).toEqual([...Array(4).fill(undefined), '1 / -1']);
  expect(spansIn(MEDIUM, 5, 3)).toEqual([...Array(4).fill(undefined), '1 / -1']);
  expect(spansIn(MEDIUM, 2, 2)).toEqual([undefined, undefined]);
  expect(spansIn(MEDIUM, 3, 2, true)).toEqual([undefined, undefined, undefined]);
});

test('three cards are never two and one on a tablet: they stand in a row, or each in its own', () => {
  expect(spansIn(MEDIUM, 3, 3)).toEqual([undefined, undefined, undefined]); // of a grid of one column, or of three
  expect(spansIn(MEDIUM, 3, 2)).toEqual(['1 / -1', '1 / -1', '1 / -1']);
  expect(spansIn(LARGE, 3, 2)).toEqual([undefined, undefined, '1 / -1']);
});

test('cards with pictures are as large in a short last row as in the others', () => {
  expect(new Set(spansIn(LARGE, 5, 3, true))).toEqual(new Set(['span 2']));
  expect(new Set(spansIn(LARGE, 7, 3, true))).toEqual(new Set(['span 2']));
});
