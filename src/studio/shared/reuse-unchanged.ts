/**
 * Replaces each part of `now` that equals the same part of `before` by that very object, so that React's
 * comparisons by identity find it unchanged.
 */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isContainer(before) || !isContainer(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const oldParts = before as Record<string, unknown>;
  const newParts = now as Record<string, unknown>;
  const keys = Object.keys(newParts);
  const parts = keys.map((key) => reuseUnchanged(oldParts[key], newParts[key]));
  const isSame =
    keys.length === Object.keys(oldParts).length &&
    keys.every((key, index) => Object.hasOwn(oldParts, key) && parts[index] === oldParts[key]);
  if (isSame) return before as T;
  if (Array.isArray(now)) return parts as T;
  return Object.fromEntries(keys.map((key, index) => [key, parts[index]])) as T;
}

const isContainer = (value: unknown) => typeof value === 'object' && value !== null;
