import { sameJson } from '../../../lib/same-json.ts';
import { isMap } from '../json-pointer.ts';
import type { Json } from '../protocol.ts';
import { similarity } from './similarity.ts';
import { isSameKind } from './tags.ts';

/** For each item of `next`, the index of the item of `base` that it continues; undefined if it is new. */
export type Pairs = (number | undefined)[];

const IDS = ['id', 'name'];
/** Two items with less in common are not taken for versions of one, unless they stand in the same place. */
const ENOUGH = 0.5;

/**
 * Equal items are paired first, then those with the same id, then those that have most in common, and last
 * those between the same neighbours.
 */
export function pairItems(base: readonly Json[], next: readonly Json[]): Pairs {
  const pairs: Pairs = next.map(() => undefined);
  const free = new Set(base.keys());
  const pair = (index: number, baseIndex: number | undefined) => {
    if (pairs[index] !== undefined || baseIndex === undefined || !free.delete(baseIndex)) return;
    pairs[index] = baseIndex;
  };
  const pairWith = (isSame: (a: Json, b: Json) => boolean) => {
    for (const [index, item] of next.entries())
      if (pairs[index] === undefined)
        pair(
          index,
          [...free].find((candidate) => isSame(base[candidate] ?? null, item)),
        );
  };
  for (const [index, item] of next.entries()) {
    // At the beginning and at the end first, so that of equal items the one that stayed is meant.
    const fromEnd = base.length - next.length + index;
    if (sameJson(base[index], item)) pair(index, index);
    else if (sameJson(base[fromEnd], item)) pair(index, fromEnd);
  }
  pairWith(sameJson);
  pairWith(hasSameId);
  for (const [index, baseIndex] of similarPairs(base, next, pairs, free)) pair(index, baseIndex);
  for (const [index, baseIndex] of neighbourPairs(base, next, pairs, free)) pair(index, baseIndex);
  return pairs;
}

export function hasSameId(a: Json, b: Json): boolean {
  if (!isMap(a) || !isMap(b) || !isSameKind(a, b)) return false;
  const key = IDS.find((id) => typeof a[id] === 'string');
  return key !== undefined && a[key] === b[key];
}

type Pair = [index: number, baseIndex: number];

/** The items that are each other's most similar. */
function similarPairs(
  base: readonly Json[],
  next: readonly Json[],
  pairs: Pairs,
  free: ReadonlySet<number>,
): Pair[] {
  const scores = [...pairs.keys()]
    .filter((index) => pairs[index] === undefined)
    .flatMap((index) =>
      [...free].map((baseIndex) => {
        const [now, old] = [next[index] ?? null, base[baseIndex] ?? null];
        const score = isMap(now) && isSameKind(old, now) ? similarity(old, now) : 0;
        return { index, baseIndex, score };
      }),
    );
  return scores
    .filter(
      (pair) =>
        pair.score >= ENOUGH &&
        scores.every(
          (other) =>
            other === pair ||
            (other.index !== pair.index && other.baseIndex !== pair.baseIndex) ||
            other.score < pair.score,
        ),
    )
    .map(({ index, baseIndex }) => [index, baseIndex]);
}

/** As many new items as old ones between the same two neighbours, pair by pair. */
const neighbourPairs = (
  base: readonly Json[],
  next: readonly Json[],
  pairs: Pairs,
  free: ReadonlySet<number>,
): Pair[] =>
  runsOfNew(pairs).flatMap(({ start, end }) => {
    const first = (pairs[start - 1] ?? -1) + 1;
    const last = pairs[end] ?? base.length;
    const indexes = Array.from({ length: end - start }, (_, offset) => first + offset);
    if (last - first !== end - start || !indexes.every((index) => free.has(index))) return [];
    return indexes
      .map((baseIndex, offset): Pair => [start + offset, baseIndex])
      .filter(([index, baseIndex]) => isSameKind(base[baseIndex], next[index]));
  });

/** Where items without a partner stand in a row. */
function runsOfNew(pairs: Pairs): { start: number; end: number }[] {
  const isNew = (index: number) => index in pairs && pairs[index] === undefined;
  const starts = [...pairs.keys()].filter((index) => isNew(index) && !isNew(index - 1));
  return starts.map((start) => {
    let end = start;
    while (isNew(end)) end += 1;
    return { start, end };
  });
}
