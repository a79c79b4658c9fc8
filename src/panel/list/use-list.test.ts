import { expect, test } from 'vitest';
import type { LoggedSubmission } from '../api/submission.ts';
import { compareLists, edited } from './use-list.ts';

const row = (id: string, note = '') => ({ id, note }) as LoggedSubmission;
const rows = (ids: string) => [...ids].map((id) => row(id));
const idsOf = (list: LoggedSubmission[]) => list.map(({ id }) => id).join('');

test.each([
  ['nothing new', 'abc', 'abc', false, 0, false],
  ['two at the top, which push the last one off the page', 'abc', 'xya', false, 2, false],
  ['one in between, because the order is not by time', 'abc', 'axb', false, 1, false],
  ['one removed, and the next moves up', 'abc', 'acd', false, 0, true],
  ['one removed, the last of all', 'abc', 'ab', true, 0, true],
  ['one added at the end of all', 'ab', 'abx', true, 1, false],
  ['one removed, one added', 'abc', 'xac', false, 1, true],
  ['the first of all', '', 'x', true, 1, false],
  ['all removed', 'ab', '', true, 0, true],
] as const)('%s', (_, before, fresh, isAll, count, changed) => {
  const news = compareLists(rows(before), rows(fresh), isAll);
  expect(idsOf(news.rows)).toBe(before);
  expect([news.count, news.changed]).toEqual([count, changed]);
});

test('rows contain the changes of others', () => {
  const { rows: now } = compareLists([row('a'), row('b')], [row('a', 'Liguei'), row('b')], true);
  expect(now.map(({ note }) => note)).toEqual(['Liguei', '']);
});

test.each([
  ['a row that is counted', 'abc', 30, 'ab', 29],
  ['a row that is shown and counted no more', 'a', 0, '', 0],
  ['a new row', 'a', 1, 'xa', 2],
] as const)(
  '%s changes the number of those found, which is never less than what is shown',
  (_, before, count, after, found) => {
    expect(edited({ rows: rows(before), count }, () => rows(after)).count).toBe(found);
  },
);
