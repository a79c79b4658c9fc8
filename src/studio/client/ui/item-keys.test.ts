import { expect, it } from 'vitest';
import { assignKeys, carryKeys } from './item-keys.ts';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it('keeps the keys of items when they are moved', () => {
  const before = assignKeys([a, b, c]);
  const [one, two, three] = before.keys;
  expect(carryKeys(before, [c, a, b]).keys).toEqual([three, one, two]);
  expect(carryKeys(before, [a, c]).keys).toEqual([one, three]);
  expect(carryKeys(before, [a, { id: 'b2' }, c]).keys).toEqual([one, two, three]);
  const added = carryKeys(before, [a, { id: 'x' }, b, c]).keys;
  expect([added[0], added[2], added[3]]).toEqual([one, two, three]);
  expect(before.keys).not.toContain(added[1]);
});

it('distinguishes equal texts', () => {
  const before = assignKeys(['x', 'x']);
  const after = carryKeys(before, ['x', 'x', 'x']);
  expect(after.keys.slice(0, 2)).toEqual(before.keys);
  expect(new Set(after.keys).size).toBe(3);
});

it('assigns no key twice if an item is edited while it is moved', () => {
  const before = assignKeys(['a', 'b']);
  expect(new Set(carryKeys(before, ['b', 'a', 'c', 'd']).keys).size).toBe(4);
});

it('knows items again that are other objects, after a merge', () => {
  const before = assignKeys([a, b]);
  const merged = carryKeys(before, [{ id: 'new' }, { ...a }, { ...b }]).keys;
  expect(merged.slice(1)).toEqual(before.keys);
});
