import { expect, test } from 'vitest';
import { reuseUnchanged } from './reuse-unchanged.ts';

const before = { a: [{ b: 1 }, { c: [2] }], d: { e: null } };

test('unchanged parts keep their identity, changed parts do not', () => {
  const now = structuredClone(before);
  expect(reuseUnchanged(before, now)).toBe(before);
  const next = { ...structuredClone(before), a: [{ b: 9 }, { c: [2] }] };
  const made = reuseUnchanged(before, next);
  expect(made).toEqual(next);
  expect(made.a[1]).toBe(before.a[1]);
  expect(made.d).toBe(before.d);
  expect(made.a[0]).not.toBe(before.a[0]);
});

test('values with more, fewer or other parts are not reused', () => {
  for (const next of [{ a: [] }, { ...before, f: undefined }, [], null, 'x', { d: { e: 1 } }])
    expect(reuseUnchanged<unknown>(before, next)).toEqual(next);
  expect(reuseUnchanged<unknown>({ x: undefined }, { y: undefined })).toEqual({ y: undefined });
  expect(reuseUnchanged<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
});
