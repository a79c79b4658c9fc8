import { expect, test } from 'vitest';
import { byMaker, formOf } from './by-maker.ts';

const vendor = (name: string, src?: string) => ({
  name,
  category: 'Firewall',
  description: 'Para matrizes.',
  points: ['Um ponto'],
  logo: src === undefined ? undefined : { src, alt: '' },
});

test('one logo makes one maker, where its first product stands; without one each stands alone', () => {
  const makers = byMaker([
    vendor('A1', '/a.svg'),
    vendor('B', '/b.svg'),
    vendor('A2', '/a.svg'),
    vendor('C'),
    vendor('D'),
  ]);
  expect(makers.map((products) => products.map(({ name }) => name))).toEqual([
    ['A1', 'A2'],
    ['B'],
    ['C'],
    ['D'],
  ]);
});

test('one maker is a sheet, two or three with a product each are columns, all else is rows', () => {
  const [a, b] = [vendor('A', '/a.svg'), vendor('B', '/b.svg')];
  expect(formOf([[a, a]])).toBe('sheet');
  expect(formOf([[a], [b], [a]])).toBe('columns');
  expect(formOf([[a]])).toBe('rows');
  expect(formOf([[a, a], [b]])).toBe('rows');
  expect(formOf([[a], [b], [a], [b]])).toBe('rows');
});
