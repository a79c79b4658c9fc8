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

/** Two or three products of one maker, or of one each, stand side by side on wide screens. */
export function fitsAcross(makers: Vendor[][]): boolean {
  const products = makers.flat().length;
  return products > 1 && products < 4 && [1, products].includes(makers.length);
}
