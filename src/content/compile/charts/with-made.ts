/** Key of a property -> function from its value (and the object around it) to the value for the browser. */
export type Makers = Record<string, (value: never, holder: never) => unknown>;

/** Replaces written values by those for the browser; unchanged parts are not copied. */
export function withMade<T>(value: T, makers: Makers): T {
  if (typeof value !== 'object' || value === null) return value;
  let copy: T | undefined;
  for (const key of Object.keys(value) as (string & keyof T)[]) {
    const written = value[key];
    const make = Object.hasOwn(makers, key) ? makers[key] : undefined;
    const made = make ? make(written as never, value as never) : withMade(written, makers);
    if (made === written) continue;
    copy ??= Array.isArray(value) ? (value.slice() as T) : { ...value };
    copy[key] = made as T[typeof key];
  }
  return copy ?? value;
}
