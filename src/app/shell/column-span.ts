type Span = 'columns' | 'rows';

/**
 * What the columns of links span on a phone, in two columns, so that none stays empty, from how many links each has. Of an odd number,
 * the first spans two rows if it is as tall as the next two together; else the last spans both columns.
 */
export function columnSpans(counts: readonly number[]): (Span | undefined)[] {
  const isOdd = counts.length % 2 === 1;
  const [first = 0, second = 0, third = 0] = counts;
  const isTall = counts.length > 2 && first >= second + third;
  return counts.map((_, index) => {
    if (isOdd && isTall) return index === 0 ? 'rows' : undefined;
    return isOdd && index === counts.length - 1 ? 'columns' : undefined;
  });
}
