import { pointerOf } from '../../../lib/json.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { childOf, isMap } from '../json-pointer.ts';
import type { Json, JsonMap } from '../protocol.ts';
import type { MergeConflict, Side } from './conflicts.ts';
import { arrange, type Entry, mergeEntries, orderingSide } from './merge-lists.ts';
import { isRewritten } from './similarity.ts';
import { isSameKind } from './tags.ts';

interface Merged {
  /** Undefined if the file is removed. */
  value: Json | undefined;
  conflicts: MergeConflict[];
}

/** Undefined stands for a value that is not there. */
interface Versions<T = Json | undefined> {
  base: T;
  mine: T;
  theirs: T;
}

interface Pointers {
  mine: string;
  theirs: string;
}

type Choose = (conflict: MergeConflict) => Side;

/**
 * Merges what two people did to the same JSON. What cannot be told apart is a conflict; `choices` decides
 * them in their order, and those that it does not reach keep `mine`.
 */
export function mergeJson(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  choices: readonly Side[] = [],
): Merged {
  const conflicts: MergeConflict[] = [];
  const choose: Choose = (conflict) => {
    conflicts.push(conflict);
    return choices[conflicts.length - 1] ?? 'mine';
  };
  const value = merge({ base, mine, theirs }, { mine: '', theirs: '' }, choose);
  return { value, conflicts };
}

function merge(versions: Versions, pointers: Pointers, choose: Choose): Json | undefined {
  const { base, mine, theirs } = versions;
  // What has not changed stays the same object, by which lists of the form know their items.
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine;
  if (sameJson(base, mine)) return theirs;
  if (isSameKind(base, mine) && isSameKind(base, theirs)) {
    if (Array.isArray(base)) return mergeLists(versions as Versions<Json[]>, pointers, choose);
    if (isMap(base)) return mergeMaps(versions as Versions<JsonMap>, pointers, choose);
  }
  return chosen(versions, pointers, choose);
}

function chosen({ mine, theirs }: Versions, pointers: Pointers, choose: Choose): Json | undefined {
  const pointer = mine === undefined ? pointers.theirs : pointers.mine;
  return choose({ pointer, mine, theirs, isOrder: false }) === 'mine' ? mine : theirs;
}

function mergeMaps(
  { base, mine, theirs }: Versions<JsonMap>,
  pointers: Pointers,
  choose: Choose,
): JsonMap {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].flatMap((key): [string, Json][] => {
    const versions = {
      base: childOf(base, key),
      mine: childOf(mine, key),
      theirs: childOf(theirs, key),
    };
    const value = merge(versions, inside(pointers, key, key), choose);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

function mergeLists(lists: Versions<Json[]>, pointers: Pointers, choose: Choose): Json[] {
  const entries = mergeEntries(lists);
  const { mine, theirs } = lists;
  const side =
    orderingSide(entries) ?? choose({ pointer: pointers.mine, mine, theirs, isOrder: true });
  // Always in the same order, so that the choices mean the same conflicts.
  const values = new Map(
    entries.map((entry) => [entry, mergeItem(lists, entry, pointers, choose)]),
  );
  return arrange(entries, side)
    .map((entry) => values.get(entry))
    .filter((value) => value !== undefined);
}

function mergeItem(
  lists: Versions<Json[]>,
  entry: Entry,
  pointers: Pointers,
  choose: Choose,
): Json | undefined {
  const item = (version: keyof Versions) => {
    const index = entry[version];
    return index === undefined ? undefined : lists[version][index];
  };
  const versions = { base: item('base'), mine: item('mine'), theirs: item('theirs') };
  const { base, mine, theirs } = versions;
  const itemPointers = inside(pointers, entry.mine ?? '', entry.theirs ?? '');
  const isChanged = (value: Json | undefined) => value !== undefined && !sameJson(base, value);
  const isAnother = (value: Json | undefined) =>
    isMap(base) && value !== undefined && isRewritten(base, value);
  if (isChanged(mine) && isChanged(theirs) && !sameJson(mine, theirs))
    if (isAnother(mine) || isAnother(theirs)) return chosen(versions, itemPointers, choose);
  return merge(versions, itemPointers, choose);
}

const inside = (pointers: Pointers, mine: string | number, theirs: string | number): Pointers => ({
  mine: pointers.mine + pointerOf(mine),
  theirs: pointers.theirs + pointerOf(theirs),
});
