/** Caches the results of a function by its argument. */
export function memoize<V, R>(make: (value: V) => R): (value: V) => R {
  const results = new Map<V, R>();
  return (value) => {
    const result = results.get(value) ?? make(value);
    results.set(value, result);
    return result;
  };
}
