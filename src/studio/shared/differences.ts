/**
 * What makes another value of JSON of one: that value itself, or what is different in it and the keys that are gone. `order`: of
 * all its keys, where those that it had do not stand as they did, before the new ones.
 */
export type Difference =
  | { value: unknown }
  | { parts: [key: string, difference: Difference][]; gone: string[]; order?: string[] };

/** Undefined if they are equal. */
export function differenceOf(before: unknown, now: unknown): Difference | undefined {
  if (Object.is(before, now)) return undefined;
  if (!isContainer(before) || !isContainer(now)) return { value: now };
  if (Array.isArray(before) !== Array.isArray(now)) return { value: now };
  const parts = Object.entries(now).flatMap(([key, part]): [string, Difference][] => {
    const isNew = !Object.hasOwn(before, key);
    const difference = isNew ? { value: part } : differenceOf(before[key], part);
    return difference ? [[key, difference]] : [];
  });
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(now, key));
  if (!isInOrder(before, now)) return { parts, gone, order: Object.keys(now) };
  return parts.length > 0 || gone.length > 0 ? { parts, gone } : undefined;
}

function isInOrder(before: object, now: object): boolean {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(now, key));
  const keys = Object.keys(now);
  return kept.every((key, index) => keys[index] === key);
}

/** The other value, in which all that is equal is the very object that it was. */
export function changedBy(before: unknown, difference: Difference | undefined): unknown {
  if (!difference) return before;
  if ('value' in difference) return difference.value;
  const parts = new Map<string, unknown>(Object.entries(before as object));
  for (const key of difference.gone) parts.delete(key);
  for (const [key, part] of difference.parts) parts.set(key, changedBy(parts.get(key), part));
  if (Array.isArray(before)) return [...parts.values()];
  const keys = difference.order ?? [...parts.keys()];
  return Object.fromEntries(keys.map((key) => [key, parts.get(key)]));
}

/**
 * Replaces each part of `now` that equals the same part of `before` by that very object, so that React's
 * comparisons by identity find it unchanged.
 */
export const reuseUnchanged = <T>(before: unknown, now: T): T =>
  changedBy(before, differenceOf(before, now)) as T;

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
