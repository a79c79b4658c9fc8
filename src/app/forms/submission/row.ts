import type { Entered } from '../types.ts';

/**
 * A row of the log whose submission is not confirmed yet, so that the next attempt is written to it too:
 * the id of the first attempt; then name, e-mail and telephone of who sent it last.
 */
export type Row = [id: string, ...by: string[]];

/** The row of an attempt with this id: that of the attempt before, unless somebody else sent it. */
export function rowOf(before: Row | undefined, id: string, entered: Entered[]): Row {
  const by = entered.filter((field) => field.as).map(({ value }) => value);
  const [first, ...byBefore] = before ?? [];
  const same = byBefore.length === 0 || byBefore.some((value) => by.includes(value));
  return [(same && first) || id, ...by];
}
