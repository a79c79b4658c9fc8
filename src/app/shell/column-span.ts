/**
 * What the first column of links spans on a phone, in two columns, so that none stays empty: both, if it is the only
 * one; two rows, as tall as the next two columns together, if their number is odd.
 */
export function columnSpan(columns: number): 'columns' | 'rows' | undefined {
  if (columns === 1) return 'columns';
  return columns % 2 ? 'rows' : undefined;
}
