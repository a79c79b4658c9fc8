import {
  type Finding,
  fileCheck,
  isObject,
  type JsonObject,
  msg,
  pointerOf,
  pointerTo,
  quoted,
} from 'site-in-json/blocks/v1/data';

type Found = Finding<'screen-filter-unknown' | 'screen-count-low'>;

/** The rows of a screen name filters that it has, and no filter says that it has fewer rows than are shown. */
export const checkScreenFilters = fileCheck(
  ['screen-filter-unknown', 'screen-count-low'],
  ({ kind }, nodes) => {
    const findings: Found[] = [];
    if (kind !== 'page') return findings;
    for (const node of nodes) {
      const { value } = node;
      if (!isObject(value) || !isObject(value.heads) || !Array.isArray(value.rows)) continue;
      for (const { pointer, ...finding } of findingsIn(value, value.rows))
        findings.push({ ...finding, pointer: pointerTo(node) + pointer });
    }
    return findings;
  },
);

/** Returns findings whose pointers are relative to the screen. */
function findingsIn(screen: JsonObject, rows: unknown[]): Found[] {
  const filters = Array.isArray(screen.filters) ? screen.filters : [];
  const named = rows.map(filtersOf);
  const unknown = named.flatMap((numbers = [], row) => {
    const position = numbers.findIndex((number) => Number(number) > filters.length);
    return position < 0 ? [] : [unknownFilter(row, position, numbers[position], filters.length)];
  });
  if (!named.some(Boolean)) return unknown;
  const low = filters.flatMap((filter: unknown, index) => {
    const shown = named.filter((numbers) => numbers?.includes(index + 1) ?? true).length;
    const count = isObject(filter) ? String(filter.count) : '';
    return /^\d+$/.test(count) && Number(count) < shown ? [lowCount(index, count, shown)] : [];
  });
  return [...unknown, ...low];
}

const filtersOf = (row: unknown): unknown[] | undefined =>
  isObject(row) && Array.isArray(row.filters) ? row.filters : undefined;

const unknownFilter = (row: number, position: number, number: unknown, filters: number): Found => ({
  code: 'screen-filter-unknown',
  pointer: pointerOf('rows', row, 'filters', position),
  message: msg('checks/screen-filters:unknown', { filter: String(number), filters }),
  hint: msg('checks/screen-filters:unknown-hint'),
});

const lowCount = (index: number, count: string, shown: number): Found => ({
  code: 'screen-count-low',
  pointer: pointerOf('filters', index, 'count'),
  message: msg('checks/screen-filters:low', { count: quoted(count), shown }),
  hint: msg('checks/screen-filters:low-hint'),
});
