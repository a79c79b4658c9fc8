import type { Vendor } from '../../types/config.gen.ts';

/** Products with one logo are of one maker, who stands where the first of them does. */
export function byMaker(vendors: Vendor[]): Vendor[][] {
  const makers = new Map<string, Vendor[]>();
  for (const vendor of vendors) {
    const maker = vendor.logo?.src ?? vendor.name;
    makers.set(maker, [...(makers.get(maker) ?? []), vendor]);
  }
  return [...makers.values()];
}

/** Side by side what is one thing, or is one each; up to three. */
export function formOf(makers: Vendor[][]): 'columns' | 'rows' | 'sheet' {
  const [first = []] = makers;
  const few = (count: number) => count === 2 || count === 3;
  if (makers.length === 1) return few(first.length) ? 'sheet' : 'rows';
  return few(makers.length) && makers.every(({ length }) => length === 1) ? 'columns' : 'rows';
}
