import { expect, test } from 'vitest';
import { columnsFor } from './cells.tsx';

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
])('%i cells stand in %i columns', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});
