import { expect, it } from 'vitest';
import { randomFrom } from '../../../../tests/reworded/random.ts';
import { getAtPointer, setAtPointer } from '../json-pointer.ts';
import type { Json, JsonMap } from '../protocol.ts';
import { mergeJson } from './merge-json.ts';

const SEED = Number(process.env.TEST_SEED ?? 40);
const ROUNDS = 400;

interface Item extends JsonMap {
  type: string;
  fixed: string;
  a: string;
  b: string;
  deep: Json[];
}

/** A page whose items all have a text that nobody changes, so that they are known again. */
function randomPage(random: () => number): { items: Item[]; title: string } {
  const count = 2 + Math.floor(random() * 6);
  const word = () => `t${Math.floor(random() * 1e6)}`;
  const items = Array.from({ length: count }, (): Item => {
    const type = random() < 0.5 ? 'x' : 'y';
    return { type, fixed: word(), a: word(), b: word(), deep: [word(), word(), word()] };
  });
  return { items, title: word() };
}

it('different changes of two people are merged without losses', () => {
  const random = randomFrom(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    const base = randomPage(random);
    const sides: Record<'mine' | 'theirs', { items: Item[]; title: string }> = {
      mine: structuredClone(base),
      theirs: structuredClone(base),
    };
    const expected = new Map(base.items.map((item) => [item.fixed, structuredClone(item)]));
    for (const { fixed } of base.items) {
      for (const key of ['a', 'b', 'deep/1'] as const) {
        const side = random() < 0.5 ? 'mine' : 'theirs';
        if (random() < 0.5) continue;
        const text = `${side}${random()}`;
        const change = (item: Json) => setAtPointer(item, `/${key}`, text) as Item;
        const { items } = sides[side];
        sides[side].items = items.map((item) => (item.fixed === fixed ? change(item) : item));
        expected.set(fixed, change(expected.get(fixed) as Item));
      }
    }
    const mover = random() < 0.5 ? 'mine' : 'theirs';
    if (random() < 0.3) sides[mover].items.reverse();
    for (const side of ['mine', 'theirs'] as const) {
      if (random() < 0.5) continue;
      const added: Item = { type: 'x', fixed: side, a: side, b: side, deep: [] };
      sides[side].items.splice(Math.floor(random() * sides[side].items.length), 0, added);
      expected.set(side, added);
    }
    const { value, conflicts } = mergeJson(base, sides.mine, sides.theirs);
    const merged = getAtPointer(value, '/items') as Item[];
    const at = `seed ${SEED}, round ${round}`;
    expect(conflicts, at).toEqual([]);
    expect(merged, at).toHaveLength(expected.size);
    for (const item of merged) expect(item, at).toEqual(expected.get(item.fixed));
    const order = (items: Item[]) =>
      items
        .map(({ fixed }) => fixed)
        .filter((fixed) => base.items.some((item) => item.fixed === fixed));
    expect(order(merged), at).toEqual(order(sides[mover].items));
  }
});

it('any conflict resolution gives valid JSON, and always choosing one side gives that side’s fields', () => {
  const random = randomFrom(SEED + 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const base = randomPage(random) as unknown as Json;
    const mine = scrambled(base, random);
    const theirs = scrambled(base, random);
    const { conflicts, value } = mergeJson(base, mine, theirs);
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    expect(mergeJson(base, mine, mine)).toEqual({ value: mine, conflicts: [] });
    expect(mergeJson(base, base, theirs)).toEqual({ value: theirs, conflicts: [] });
    expect(mergeJson(base, mine, base)).toEqual({ value: mine, conflicts: [] });
    const swapped = mergeJson(base, theirs, mine);
    expect(swapped.conflicts.length > 0).toBe(conflicts.length > 0);
    for (const { pointer, mine: own, theirs: other, isOrder } of conflicts) {
      const version = own === undefined ? theirs : mine;
      expect(getAtPointer(version, pointer)).toEqual(own ?? other);
      expect(isOrder || own !== other).toBe(true);
    }
    // The number and order of the conflicts do not depend on the choices.
    const all = mergeJson(
      base,
      mine,
      theirs,
      conflicts.map(() => 'theirs' as const),
    );
    expect(all.conflicts).toEqual(conflicts);
  }
});

/** Anything may have happened to it. */
function scrambled(value: Json, random: () => number): Json {
  if (Array.isArray(value)) {
    const items = value.filter(() => random() > 0.1).map((item) => scrambled(item, random));
    if (random() < 0.1) items.reverse();
    return random() < 0.2 ? [...items, scrambled(items[0] ?? 'novo', random)] : items;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, child]) =>
        random() < 0.03 ? [] : [[key, scrambled(child, random)]],
      ),
    );
  return random() < 0.15 ? `outro ${Math.floor(random() * 1e4)}` : value;
}
