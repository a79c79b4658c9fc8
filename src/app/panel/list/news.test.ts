import { expect, test } from 'vitest';
import type { LoggedSubmission } from '../api/submission.ts';
import { compareLists } from './news.ts';

const row = (id: string, note = '') => ({ id, note }) as LoggedSubmission;
const rows = (ids: string) => [...ids].map((id) => row(id));
const idsOf = (list: LoggedSubmission[]) => list.map(({ id }) => id).join('');

test.each([
  ['nothing new', 'abc', 'abc', false, 0, false],
  ['two on top, which push the last out of what was read', 'abc', 'xya', false, 2, false],
  ['one in between, in another order than by time', 'abc', 'axb', false, 1, false],
  ['one is gone, and the next moves up', 'abc', 'acd', false, 0, true],
  ['one is gone, and it was the last of all', 'abc', 'ab', true, 0, true],
  ['one at the end of all', 'ab', 'abx', true, 1, false],
  ['one goes, one comes', 'abc', 'xac', false, 1, true],
  ['the first of all', '', 'x', true, 1, false],
  ['all are gone', 'ab', '', true, 0, true],
] as const)('%s', (_, before, fresh, isAll, count, changed) => {
  const news = compareLists(rows(before), rows(fresh), isAll);
  expect(idsOf(news.rows)).toBe(before);
  expect([news.count, news.changed]).toEqual([count, changed]);
});

test('what others have written is in the rows', () => {
  const { rows: now } = compareLists([row('a'), row('b')], [row('a', 'Liguei'), row('b')], true);
  expect(now.map(({ note }) => note)).toEqual(['Liguei', '']);
});
