/** Calls `make` once for each value, and keeps what it returned. */
export function byValue<V, R>(make: (value: V) => R): (value: V) => R {
  const made = new Map<V, R>();
  return (value) => {
    const result = made.get(value) ?? make(value);
    made.set(value, result);
    return result;
  };
}
