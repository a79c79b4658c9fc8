import { sameJson } from '../../../lib/same-json.ts';
import type { Json } from '../protocol.ts';
import type { Side } from './conflicts.ts';
import { hasSameId, type Pairs, pairItems } from './pair-items.ts';
import { isRewritten, similarity } from './similarity.ts';
import { isSameKind } from './tags.ts';

/** An item of a merged list: its index in each version that has it. */
export interface Entry {
  base?: number;
  mine?: number;
  theirs?: number;
}

interface ListVersions {
  base: readonly Json[];
  mine: readonly Json[];
  theirs: readonly Json[];
}

/** Which items of the three lists are the same one. In the order of `theirs`, then of `mine`. */
export function mergeEntries({ base, mine, theirs }: ListVersions): Entry[] {
  const [ofMine, ofTheirs] = [pairItems(base, mine), pairItems(base, theirs)];
  pairRewritten({ base, mine, theirs }, ofMine, ofTheirs);
  const mineOf = new Map(
    ofMine.flatMap((pair, index) => (pair === undefined ? [] : [[pair, index] as const])),
  );
  const entries: Entry[] = ofTheirs.map((pair, index) => {
    const mineIndex = pair === undefined ? undefined : mineOf.get(pair);
    return {
      theirs: index,
      ...(pair !== undefined && { base: pair }),
      ...(mineIndex !== undefined && { mine: mineIndex }),
    };
  });
  const shared = new Set(entries.map((entry) => entry.mine));
  for (const index of mine.keys()) {
    if (shared.has(index)) continue;
    const pair = ofMine[index];
    const twin = pair === undefined ? addedTwin(entries, theirs, mine[index] ?? null) : undefined;
    if (twin) twin.mine = index;
    else entries.push({ mine: index, ...(pair !== undefined && { base: pair }) });
  }
  return entries;
}

/**
 * An item of which neither side has anything left may have been removed by one and rewritten by the other. It is
 * paired with the new item that has most of it, so that a person is asked.
 */
function pairRewritten({ base, mine, theirs }: ListVersions, ofMine: Pairs, ofTheirs: Pairs): void {
  const sides = [
    { items: theirs, pairs: ofTheirs, others: mine },
    { items: mine, pairs: ofMine, others: theirs },
  ];
  for (const [baseIndex, old] of base.entries()) {
    const isKept = sides.some(({ items, pairs }) => {
      const item = items[pairs.indexOf(baseIndex)];
      return item !== undefined && !isRewritten(old, item);
    });
    if (isKept) continue;
    const candidates = sides
      .filter(({ pairs }) => !pairs.includes(baseIndex))
      .flatMap(({ items, pairs, others }) =>
        [...items.entries()]
          .filter(([index, item]) => pairs[index] === undefined && isSameKind(old, item))
          .filter(([, item]) => !others.some((other) => isTwin(other, item)))
          .map(([index, item]) => ({ pairs, index, score: similarity(old, item) })),
      );
    const [best] = candidates.sort((a, b) => b.score - a.score);
    if (best) best.pairs[best.index] = baseIndex;
  }
}

const isTwin = (a: Json, b: Json): boolean => sameJson(a, b) || hasSameId(a, b);

/** The item that both sides have added. */
const addedTwin = (entries: readonly Entry[], theirs: readonly Json[], item: Json) =>
  entries.find(
    (entry) =>
      entry.base === undefined &&
      entry.mine === undefined &&
      isTwin(theirs[entry.theirs ?? -1] ?? null, item),
  );

/** The side whose order counts; undefined if both have moved items, and differently. */
export function orderingSide(entries: readonly Entry[]): Side | undefined {
  const kept = entries.filter(({ base }) => base !== undefined);
  const isMoved = (side: Side) => !isRising(inOrderOf(kept, side).map(({ base }) => base));
  if (!isMoved('mine')) return 'theirs';
  if (!isMoved('theirs')) return 'mine';
  const common = kept.filter(({ mine, theirs }) => mine !== undefined && theirs !== undefined);
  return isRising(inOrderOf(common, 'theirs').map(({ mine }) => mine)) ? 'theirs' : undefined;
}

/** All entries in the order of one side, those that only the other has behind what they stand behind there. */
export function arrange(entries: readonly Entry[], side: Side): Entry[] {
  const arranged = inOrderOf(entries, side);
  const isAddition = (entry: Entry | undefined) =>
    entry !== undefined && entry.base === undefined && Object.keys(entry).length === 1;
  let previous: Entry | undefined;
  for (const entry of inOrderOf(entries, side === 'mine' ? 'theirs' : 'mine')) {
    if (!arranged.includes(entry)) {
      let index = previous ? arranged.indexOf(previous) + 1 : 0;
      while (isAddition(arranged[index])) index += 1;
      arranged.splice(index, 0, entry);
    }
    previous = entry;
  }
  return arranged;
}

const inOrderOf = (entries: readonly Entry[], side: Side): Entry[] =>
  entries
    .filter((entry) => entry[side] !== undefined)
    .sort((a, b) => (a[side] ?? 0) - (b[side] ?? 0));

const isRising = (numbers: Pairs): boolean =>
  numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0) < (number ?? 0));
