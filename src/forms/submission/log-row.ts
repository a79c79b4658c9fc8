import type { EnteredField } from '../kit/types.ts';

/**
 * A row of the log with an unconfirmed submission, to which the next attempt is written too:
 * the id of the first attempt; then name, e-mail and telephone of the last sender.
 */
export type LogRow = [id: string, ...by: string[]];

/** The row for an attempt with this id: that of the attempt before, unless the sender is another. */
export function rowOf(before: LogRow | undefined, id: string, entered: EnteredField[]): LogRow {
  const by = entered.filter((field) => field.as).map(({ value }) => value);
  const [first, ...byBefore] = before ?? [];
  const same = byBefore.length === 0 || byBefore.some((value) => by.includes(value));
  return [(same && first) || id, ...by];
}
