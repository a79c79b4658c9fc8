import { expect, test } from 'vitest';
import { filtersIn, NO_FILTERS, nextSort, queryOf } from './filters.ts';

test('filters are converted to a query and back', () => {
  const filters = { ...NO_FILTERS, search: 'ana & rui', owner: 'me', sort: '-name' };
  expect(queryOf(filters)).toBe('search=ana+%26+rui&owner=me&sort=-name');
  expect(filtersIn(`?${queryOf(filters)}`)).toEqual(filters);
  expect(queryOf(NO_FILTERS)).toBe('');
});

test('unknown and invalid filters are ignored', () => {
  expect(filtersIn('?utm_source=x&sort=note&from=ontem&to=2026-13&submission=1')).toEqual(
    NO_FILTERS,
  );
});

test('pressing a column head cycles through three orders', () => {
  const press = (sort: string, field: 'name' | 'received_at') =>
    nextSort({ ...NO_FILTERS, sort }, field);
  expect([press('', 'name'), press('name', 'name'), press('-name', 'name')]).toEqual([
    'name',
    '-name',
    '',
  ]);
  expect(press('name', 'received_at')).toBe('-received_at');
});
