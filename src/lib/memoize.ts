/** Caches the results of a function by its argument. */
export function memoize<V, R>(make: (value: V) => R): (value: V) => R {
  const results = new Map<V, R>();
  return (value) => {
    const result = results.get(value) ?? make(value);
    results.set(value, result);
    return result;
  };
}

/** The same by an object, as long as somebody else holds it. */
export function memoizeWeakly<V extends object, R>(make: (value: V) => R): (value: V) => R {
  const results = new WeakMap<V, R>();
  return (value) => {
    const result = results.get(value) ?? make(value);
    results.set(value, result);
    return result;
  };
}
