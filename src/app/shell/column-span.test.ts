import { expect, test } from 'vitest';
import { columnSpans } from './column-span.ts';

test.each([
  [[4], ['columns']],
  [
    [4, 3],
    [undefined, undefined],
  ],
  [
    [3, 3, 3],
    [undefined, undefined, 'columns'],
  ],
  [
    [7, 3, 4],
    ['rows', undefined, undefined],
  ],
  [
    [2, 2, 2, 2, 2],
    [undefined, undefined, undefined, undefined, 'columns'],
  ],
])('columns of %j links span %j on a phone', (counts, spans) => {
  expect(columnSpans(counts)).toEqual(spans);
});
