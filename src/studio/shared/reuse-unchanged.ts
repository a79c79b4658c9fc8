/**
 * Replaces each part of `now` that equals the same part of `before` by that very object, so that React's
 * comparisons by identity find it unchanged.
 */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isContainer(before) || !isContainer(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const was = before as Record<string, unknown>;
  const is = now as Record<string, unknown>;
  const keys = Object.keys(is);
  const parts = keys.map((key) => reuseUnchanged(was[key], is[key]));
  const isSame =
    keys.length === Object.keys(was).length &&
    keys.every((key, at) => Object.hasOwn(was, key) && parts[at] === was[key]);
  if (isSame) return before as T;
  if (Array.isArray(now)) return parts as T;
  return Object.fromEntries(keys.map((key, at) => [key, parts[at]])) as T;
}

const isContainer = (value: unknown) => typeof value === 'object' && value !== null;
