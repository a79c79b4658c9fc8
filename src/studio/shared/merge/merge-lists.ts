import type { Json } from '../protocol.ts';
import { sameJson } from '../same-json.ts';
import { hasSameId, type Pairs, pairItems } from './pair-items.ts';

export type Side = 'mine' | 'theirs';

/** An item of a merged list: its index in each version that has it. */
export interface Entry {
  base?: number;
  mine?: number;
  theirs?: number;
}

export interface ListVersions {
  base: readonly Json[];
  mine: readonly Json[];
  theirs: readonly Json[];
}

/** Which items of the three lists are the same one. In the order of `theirs`, then of `mine`. */
export function entriesOf({ base, mine, theirs }: ListVersions): Entry[] {
  const [ofMine, ofTheirs] = [pairItems(base, mine), pairItems(base, theirs)];
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

/** The item that both sides have added. */
const addedTwin = (entries: readonly Entry[], theirs: readonly Json[], item: Json) =>
  entries.find((entry) => {
    if (entry.base !== undefined || entry.mine !== undefined) return false;
    const other = theirs[entry.theirs ?? -1] ?? null;
    return sameJson(other, item) || hasSameId(other, item);
  });

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
