import { isObject } from '../../../lib/json.ts';

/** What a part of the page of records waits for. */
export interface Condition {
  /** The field of the record, `['state']`, or of one that it names. */
  names: string[];
  /** Without either, the field has to be filled in, with whatever. */
  is?: unknown[];
  isNot?: unknown[];
}

export const SHOW_IF = 'showIf';

/** `"showIf": { "field": "state", "is": "Full" }` or `"isNot": "Full"`, as it stands in a part of the page of records. */
export function conditionOf(part: unknown): Condition | undefined {
  const { field, is, isNot } = (isObject(part) && isObject(part[SHOW_IF]) && part[SHOW_IF]) || {};
  if (typeof field !== 'string') return undefined;
  return {
    names: field.split('.'),
    ...(is !== undefined && { is: [is].flat() }),
    ...(isNot !== undefined && { isNot: [isNot].flat() }),
  };
}

/** Of a field with several values, one is enough. A switch that is off is not filled in. */
export function holds({ is, isNot }: Omit<Condition, 'names'>, value: unknown): boolean {
  const given = [value].flat().filter((item) => item !== undefined && item !== '');
  const isAmong = (values: unknown[]) => given.some((item) => values.includes(String(item)));
  if (!is && !isNot) return given.some((item) => item !== false);
  return (!is || isAmong(is)) && !(isNot && isAmong(isNot));
}
