import { pointerOf } from '../../../lib/json.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { childOf, getAtPointer, isMap, setAtPointer } from '../../shared/json-pointer.ts';
import { pairItems } from '../../shared/merge/pair-items.ts';
import { isSameKind } from '../../shared/merge/tags.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';

/** A field, or an item of a list, that an old version has otherwise. */
export interface Difference {
  /** Where it is now; an item that is gone goes before what is there now. */
  pointer: string;
  oldPointer: string;
  /** Undefined if that version does not have it. */
  now: Json | undefined;
  old: Json | undefined;
}

interface Pointers {
  now: string;
  old: string;
}

/** The single differences between a file as it is and as it was, in the order of the file. */
export const differences = (now: Json, old: Json): Difference[] =>
  compare(now, old, { now: '', old: '' });

function compare(now: Json | undefined, old: Json | undefined, pointers: Pointers): Difference[] {
  if (sameJson(now, old)) return [];
  if (isSameKind(now, old)) {
    if (isMap(now)) return compareMaps(now, old as JsonMap, pointers);
    if (Array.isArray(now)) return compareLists(now, old as Json[], pointers);
  }
  return [{ pointer: pointers.now, oldPointer: pointers.old, now, old }];
}

const compareMaps = (now: JsonMap, old: JsonMap, pointers: Pointers): Difference[] =>
  [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((key) =>
    compare(childOf(now, key), childOf(old, key), inside(pointers, key, key)),
  );

function compareLists(now: Json[], old: Json[], pointers: Pointers): Difference[] {
  const pairs = pairItems(old, now);
  const kept = new Set(pairs);
  const gone = [...old.keys()].filter((index) => !kept.has(index));
  /** What is gone comes back before the next item that is still there. */
  const goneBefore = (index: number) =>
    gone
      .filter((oldIndex) => positionNow(pairs, oldIndex) === index)
      .flatMap((oldIndex) => compare(undefined, old[oldIndex], inside(pointers, index, oldIndex)));
  return [
    ...now.flatMap((item, index) => {
      const oldIndex = pairs[index];
      const oldItem = oldIndex === undefined ? undefined : old[oldIndex];
      return [
        ...goneBefore(index),
        ...compare(item, oldItem, inside(pointers, index, oldIndex ?? index)),
      ];
    }),
    ...goneBefore(now.length),
  ];
}

function positionNow(pairs: readonly (number | undefined)[], oldIndex: number): number {
  const later = pairs.filter((index) => index !== undefined && index > oldIndex);
  const next = later.length === 0 ? undefined : Math.min(...(later as number[]));
  return next === undefined ? pairs.length : pairs.indexOf(next);
}

/** Brings some differences back; they have to be in the order in which they were found. */
export const withDifferences = (value: Json, chosen: readonly Difference[]): Json =>
  // From the end, so that the positions before stay what they are.
  chosen.reduceRight((made, difference) => bringBack(made, difference), value);

function bringBack(value: Json, { pointer, now, old }: Difference): Json {
  const end = pointer.lastIndexOf('/');
  const parent = getAtPointer(value, pointer.slice(0, Math.max(0, end)));
  if (!Array.isArray(parent) || now !== undefined || old === undefined)
    return setAtPointer(value, pointer, old);
  const index = Number(pointer.slice(end + 1));
  return setAtPointer(value, pointer.slice(0, end), parent.toSpliced(index, 0, old));
}

const inside = (pointers: Pointers, now: string | number, old: string | number): Pointers => ({
  now: pointers.now + pointerOf(now),
  old: pointers.old + pointerOf(old),
});
