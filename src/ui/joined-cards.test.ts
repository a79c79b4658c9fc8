import { expect, test } from 'vitest';
import { columnsFor, spanOf } from './joined-cards.tsx';

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

const spansIn = (width: RegExp, ...[count, columns, hasPicture]: [number, 2 | 3, boolean?]) =>
  Array.from({ length: count }, (_, index) => {
    const spans = Object.entries(spanOf(index, count, columns, hasPicture));
    return spans.find(([media]) => width.test(media))?.[1].gridColumn;
  });

test.each([
  [3, ['span 2', 'span 2', 'span 2']],
  [4, ['span 2', 'span 2', 'span 2', '1 / -1']],
  [5, ['span 2', 'span 2', 'span 2', 'span 3', 'span 3']],
])('the last row of %i cards in three columns is full', (count, spans) => {
  expect(spansIn(/\(min-width: 960px\)/, count, 3)).toEqual(spans);
});

test('the last of an odd number of cards in two columns fills its row, unless it has a picture', () => {
  const [medium, large] = [/max-width: 959/, /\(min-width: 960px\)/];
  for (const width of [medium, large])
    expect(spansIn(width, 3, 2)).toEqual([undefined, undefined, '1 / -1']);
  expect(spansIn(medium, 3, 3)).toEqual([undefined, undefined, '1 / -1']);
  expect(spansIn(medium, 2, 2)).toEqual([undefined, undefined]);
  expect(spansIn(medium, 3, 2, true)).toEqual([undefined, undefined, undefined]);
});
