import { expect, test } from 'vitest';
import { at, distance, edges, hatch, meet, ngon, offset, type Pt, seeded } from './geometry';

const square: Pt[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('offset grows a clockwise outline and shrinks it when negative', () => {
  expect(offset(square, 2)).toEqual([
    [-2, -2],
    [12, -2],
    [12, 12],
    [-2, 12],
  ]);
  expect(offset(square, -2)[0]).toEqual([2, 2]);
});

test('at wraps in both directions and refuses an empty list', () => {
  expect(at(['a', 'b', 'c'], -1)).toBe('c');
  expect(at(['a', 'b', 'c'], 4)).toBe('b');
  expect(() => at([], 0)).toThrow('empty list');
});

test('meet finds the crossing of two lines, and survives parallel ones', () => {
  expect(
    meet(
      [
        [0, 0],
        [1, 1],
      ],
      [
        [4, 0],
        [0, 4],
      ],
    ),
  ).toEqual([2, 2]);
  expect(
    meet(
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [1, 1],
      ],
    ),
  ).toEqual([1, 0]);
});

test('ngon sets its points at one distance, the first straight up', () => {
  const points = ngon([5, 5], 3, 7);
  for (const p of points) expect(distance(p, [5, 5])).toBeCloseTo(3);
  expect(points[0]?.[0]).toBeCloseTo(5);
  expect(points[0]?.[1]).toBeCloseTo(2);
});

test('hatch stays inside the outline', () => {
  for (const [a, b] of hatch(square, 0, 3)) {
    for (const [x, y] of [a, b]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(10);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(10);
    }
  }
  expect(hatch(square, 0, 3)).toHaveLength(3);
});

test('edges close the outline', () => {
  expect(edges(square)).toHaveLength(4);
  expect(edges(square)[3]).toEqual([
    [0, 10],
    [0, 0],
  ]);
});

test('the same seed gives the same numbers', () => {
  const [a, b] = [seeded(7), seeded(7)];
  const first = Array.from({ length: 20 }, a);
  expect(Array.from({ length: 20 }, b)).toEqual(first);
  expect(first.every((v) => v >= 0 && v < 1)).toBe(true);
});
