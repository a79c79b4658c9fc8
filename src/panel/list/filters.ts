/** The query of the list's address. The `views` in the site's JSON use the same names for filters and sort. */
const KEYS = [
  'search',
  'form',
  'status',
  'owner',
  'source',
  'suspected',
  'late',
  'call',
  'from',
  'to',
  'sort',
] as const;

/**
 * Empty texts do not filter; days are `YYYY-MM-DD`. `owner` is an id, `me` or `none`; `suspected`, `late` and `call` (has a day to be called) are
 * `yes`;
 * `sort` is a column, with `-` before it from the last to the first; empty: who is to be called first, then the newest.
 */
export type ListFilters = Record<(typeof KEYS)[number], string>;

export const NO_FILTERS = Object.fromEntries(KEYS.map((key) => [key, ''])) as ListFilters;

export const SORTED = ['received_at', 'name', 'company', 'status', 'call_on'] as const;
export type SortedField = (typeof SORTED)[number];

export const isSorted = (field: string): field is SortedField =>
  SORTED.some((sorted) => sorted === field);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filters in a query; what is no filter, or none that can be, is left out. */
export function filtersIn(query: string): ListFilters {
  const given = new URLSearchParams(query);
  const filters = { ...NO_FILTERS };
  for (const key of KEYS) filters[key] = given.get(key) ?? '';
  for (const key of ['from', 'to'] as const) if (!DAY.test(filters[key])) filters[key] = '';
  if (!isSorted(filters.sort.replace('-', ''))) filters.sort = '';
  return filters;
}

/** The filters as a query, without `?`, in one order: the same filters are the same query. */
export function queryOf(filters: ListFilters): string {
  const given = KEYS.filter((key) => filters[key]).map((key) => [key, filters[key]]);
  return new URLSearchParams(given).toString();
}

/** How a column is sorted. */
export function sortOf({ sort }: ListFilters): { field: string; descending: boolean } {
  return { field: sort.replace('-', ''), descending: sort.startsWith('-') };
}

/** A press on the head of a column: its natural order, the other way round, and as it was. */
export function nextSort(filters: ListFilters, field: SortedField): string {
  const natural = field === 'received_at' ? `-${field}` : field;
  const other = field === 'received_at' ? field : `-${field}`;
  if (filters.sort === natural) return other;
  return filters.sort === other ? '' : natural;
}
