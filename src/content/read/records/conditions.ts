import { isObject } from '../../../lib/json.ts';

/** What a part of the page of records waits for. */
export interface Condition {
  /** The field of the record, `['state']`, or of one that it names. */
  names: string[];
  /** Undefined where the field has to be filled in, with whatever. */
  values?: unknown[];
}

export const SHOW_IF = 'showIf';

/** `"showIf": { "field": "state", "is": "Full" }`, as it stands in a part of the page of records. */
export function conditionOf(part: unknown): Condition | undefined {
  const { field, is } = (isObject(part) && isObject(part[SHOW_IF]) && part[SHOW_IF]) || {};
  if (typeof field !== 'string') return undefined;
  return { names: field.split('.'), ...(is !== undefined && { values: [is].flat() }) };
}

/** Of a field with several values, one is enough. A switch that is off is not filled in. */
export function holds({ values }: Pick<Condition, 'values'>, value: unknown): boolean {
  const given = [value].flat().filter((item) => item !== undefined && item !== '');
  return values
    ? given.some((item) => values.includes(String(item)))
    : given.some((item) => item !== false);
}
