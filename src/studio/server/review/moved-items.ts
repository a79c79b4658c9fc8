/**
 * The new indexes of the items that were moved, given the old index of each. It finds the smallest such
 * set: an item put first has moved, and not all the others.
 */
export function movedItems(oldIndexes: readonly (number | undefined)[]): Set<number> {
  const kept = oldIndexes.flatMap((oldIndex, index) =>
    oldIndex === undefined ? [] : [{ oldIndex, index }],
  );
  // The longest increasing subsequence: for each item, the longest one that ends with it.
  const longest: { length: number; previous: number }[] = [];
  for (const { oldIndex } of kept) {
    const best = { length: 1, previous: -1 };
    for (const [previous, { length }] of longest.entries())
      if ((kept[previous]?.oldIndex ?? 0) < oldIndex && length >= best.length)
        Object.assign(best, { length: length + 1, previous });
    longest.push(best);
  }
  const moved = new Set(kept.map(({ index }) => index));
  const maxLength = Math.max(0, ...longest.map(({ length }) => length));
  let position = longest.findIndex(({ length }) => length === maxLength);
  for (; position >= 0; position = longest[position]?.previous ?? -1)
    moved.delete(kept[position]?.index ?? -1);
  return moved;
}
