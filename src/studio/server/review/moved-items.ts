/**
 * The new indexes of the items that were moved, given the old index of each. It finds the smallest such
 * set: an item put first has moved, and not all the others.
 */
export function movedItems(from: readonly (number | undefined)[]): Set<number> {
  const known = from.flatMap((place, at) => (place === undefined ? [] : [{ place, at }]));
  // The longest increasing subsequence: for each item, the longest one that ends with it.
  const longest: { length: number; before: number }[] = [];
  for (const [index, { place }] of known.entries()) {
    const best = { length: 1, before: -1 };
    for (let other = 0; other < index; other += 1) {
      const length = (longest[other]?.length ?? 0) + 1;
      if ((known[other]?.place ?? 0) < place && length > best.length) {
        best.length = length;
        best.before = other;
      }
    }
    longest.push(best);
  }
  const stay = new Set<number>();
  const most = Math.max(0, ...longest.map(({ length }) => length));
  let at = longest.findIndex(({ length }) => length === most);
  for (; at >= 0; at = longest[at]?.before ?? -1) stay.add(known[at]?.at ?? -1);
  return new Set(known.filter(({ at }) => !stay.has(at)).map(({ at }) => at));
}
