import { expect, it } from 'vitest';
import { keepKeys, keyed } from './item-keys.ts';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it('keeps the keys of items wherever they go', () => {
  const before = keyed([a, b, c]);
  const [one, two, three] = before.keys;
  expect(keepKeys(before, [c, a, b]).keys).toEqual([three, one, two]);
  expect(keepKeys(before, [a, c]).keys).toEqual([one, three]);
  expect(keepKeys(before, [a, { id: 'b2' }, c]).keys).toEqual([one, two, three]);
  const added = keepKeys(before, [a, { id: 'x' }, b, c]).keys;
  expect([added[0], added[2], added[3]]).toEqual([one, two, three]);
  expect(before.keys).not.toContain(added[1]);
});

it('tells equal texts apart', () => {
  const before = keyed(['x', 'x']);
  const after = keepKeys(before, ['x', 'x', 'x']);
  expect(after.keys.slice(0, 2)).toEqual(before.keys);
  expect(new Set(after.keys).size).toBe(3);
});

it('gives the key of an item that is edited while it is moved to neither twice', () => {
  const before = keyed(['a', 'b']);
  expect(new Set(keepKeys(before, ['b', 'a', 'c', 'd']).keys).size).toBe(4);
});
