import { expect, test } from 'vitest';
import { changedBy, differenceOf, reuseUnchanged } from './differences.ts';

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

test('a difference has nothing of what is equal, and survives being sent', () => {
  const now = { ...structuredClone(before), a: [{ b: 1 }, { c: [3] }] };
  const difference = differenceOf(before, now);
  expect(JSON.stringify(difference)).not.toContain('"e"');
  expect(changedBy(before, structuredClone(difference))).toEqual(now);
  for (const [from, to] of [
    [[1, 2, 3], [1]],
    [[1], [1, 2, 3]],
    [JSON.parse('{"__proto__": 1}'), JSON.parse('{"__proto__": {"x": 2}, "y": 3}')],
    [
      { x: 1, y: 2 },
      { y: 2, z: 3 },
    ],
  ])
    expect(changedBy(from, structuredClone(differenceOf(from, to)))).toEqual(to);
});

test('keys stand as they do in the other value, and their parts are the same', () => {
  const list = { a: { x: 1 }, b: [2], c: 3 };
  for (const other of [
    { c: 3, a: { x: 1 }, b: [2] },
    { d: 0, a: { x: 1 }, b: [2], c: 3 },
  ]) {
    const made = reuseUnchanged<typeof other>(list, structuredClone(other));
    expect(Object.keys(made)).toEqual(Object.keys(other));
    expect(made.a).toBe(list.a);
    expect(changedBy(list, structuredClone(differenceOf(list, other)))).toEqual(other);
  }
});
