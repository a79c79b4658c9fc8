import { expect, test } from 'vitest';
import { sameJson } from './same-json.ts';

test('values are equal regardless of key order, and differ with an additional key', () => {
  expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(sameJson({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
  expect(sameJson([], {})).toBe(false);
});
