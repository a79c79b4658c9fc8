import { expect, test } from 'vitest';
import { byMaker, fitsAcross } from './by-maker.ts';

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

test('two or three products of one maker, or of one each, stand side by side', () => {
  const [a, b] = [vendor('A', '/a.svg'), vendor('B', '/b.svg')];
  expect(fitsAcross([[a, a]])).toBe(true);
  expect(fitsAcross([[a], [b], [a]])).toBe(true);
  expect(fitsAcross([[a]])).toBe(false);
  expect(fitsAcross([[a, a], [b]])).toBe(false);
  expect(fitsAcross([[a], [b], [a], [b]])).toBe(false);
});
