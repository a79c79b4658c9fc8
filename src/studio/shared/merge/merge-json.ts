import { pointerOf } from '../../../content/json/json.ts';
import { ownValue } from '../json-pointer.ts';
import type { Json, JsonMap } from '../protocol.ts';
import { sameJson } from '../same-json.ts';
import { arrange, type Entry, entriesOf, orderingSide, type Side } from './merge-lists.ts';
import { isRewritten } from './similarity.ts';
import { isMap, isSameKind } from './tags.ts';

export type { Side } from './merge-lists.ts';

/** A value that both sides have changed, and differently. */
export interface MergeConflict {
  /** In `mine`, or in `theirs` if mine has removed the value. */
  pointer: string;
  /** Undefined if that side has removed it. */
  mine: Json | undefined;
  theirs: Json | undefined;
  /** Both have moved the items of a list; only their order is to be chosen. */
  isOrder: boolean;
}

export interface Merged {
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

/** The pointers of the versions. */
interface At {
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

function merge(versions: Versions, at: At, choose: Choose): Json | undefined {
  const { base, mine, theirs } = versions;
  // What has not changed stays the same object, by which lists of the form know their items.
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine;
  if (sameJson(base, mine)) return theirs;
  if (isSameKind(base, mine) && isSameKind(base, theirs)) {
    if (Array.isArray(base)) return mergeLists(versions as Versions<Json[]>, at, choose);
    if (isMap(base)) return mergeMaps(versions as Versions<JsonMap>, at, choose);
  }
  return chosen(versions, at, choose);
}

function chosen({ mine, theirs }: Versions, at: At, choose: Choose): Json | undefined {
  const pointer = mine === undefined ? at.theirs : at.mine;
  return choose({ pointer, mine, theirs, isOrder: false }) === 'mine' ? mine : theirs;
}

function mergeMaps({ base, mine, theirs }: Versions<JsonMap>, at: At, choose: Choose): JsonMap {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].flatMap((key): [string, Json][] => {
    const versions = {
      base: ownValue(base, key),
      mine: ownValue(mine, key),
      theirs: ownValue(theirs, key),
    };
    const value = merge(versions, inside(at, key, key), choose);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

function mergeLists(lists: Versions<Json[]>, at: At, choose: Choose): Json[] {
  const entries = entriesOf(lists);
  const { mine, theirs } = lists;
  const side = orderingSide(entries) ?? choose({ pointer: at.mine, mine, theirs, isOrder: true });
  // Always in the same order, so that the choices mean the same conflicts.
  const values = new Map(entries.map((entry) => [entry, mergeItem(lists, entry, at, choose)]));
  return arrange(entries, side)
    .map((entry) => values.get(entry))
    .filter((value) => value !== undefined);
}

function mergeItem(
  lists: Versions<Json[]>,
  entry: Entry,
  at: At,
  choose: Choose,
): Json | undefined {
  const item = (version: keyof Versions) => {
    const index = entry[version];
    return index === undefined ? undefined : lists[version][index];
  };
  const versions = { base: item('base'), mine: item('mine'), theirs: item('theirs') };
  const { base, mine, theirs } = versions;
  const itemAt = inside(at, entry.mine ?? '', entry.theirs ?? '');
  const isChanged = (value: Json | undefined) => value !== undefined && !sameJson(base, value);
  const isAnother = (value: Json | undefined) =>
    isMap(base) && value !== undefined && isRewritten(base, value);
  if (isChanged(mine) && isChanged(theirs) && !sameJson(mine, theirs))
    if (isAnother(mine) || isAnother(theirs)) return chosen(versions, itemAt, choose);
  return merge(versions, itemAt, choose);
}

const inside = (at: At, mine: string | number, theirs: string | number): At => ({
  mine: at.mine + pointerOf(mine),
  theirs: at.theirs + pointerOf(theirs),
});
