/** Key -> what is made of the value that stands under it, wherever it does, and of what holds it. */
export type Makers = Record<string, (value: never, holder: never) => unknown>;

/** A copy with what the browser gets in the place of what is written. */
export function withMade<T>(value: T, makers: Makers): T {
  if (Array.isArray(value)) return value.map((one) => withMade(one, makers)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const made = Object.entries(value).map(([key, one]) => [
    key,
    Object.hasOwn(makers, key)
      ? makers[key]?.(one as never, value as never)
      : withMade(one, makers),
  ]);
  return Object.fromEntries(made);
}
