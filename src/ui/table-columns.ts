/** The characters that fit in one line of a phone, with the spaces between columns. */
const PHONE_LINE = 48;

const NUMBER =
  /^[~<>≤≥±+−-]?\s*(?:(?:R\$|US\$|[A-Z]{3}|\p{Sc})\s*)?\d[\d.,'\s]*(?:%|\p{Sc}|[A-Z]{3})?$/u;

/** Which columns of the rows have numbers, amounts or shares alone: the first is a column of names. */
export function numberColumns(rows: readonly string[][]): boolean[] {
  const [first = []] = rows;
  return first.map((_, column) => {
    const cells = rows.flatMap((row) => row[column]?.replaceAll('*', '').trim() || []);
    return column > 0 && cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
  });
}

/** Of more columns a phone's line has fewer characters, as each has its space: those of the longest cells. */
const FEW_COLUMNS = 4;
const PHONE_LINE_OF_MANY = 24;

/**
 * Whether a phone shows the rows one below the other: if most are longer than its line, or one is by far; of many columns,
 * if their longest cells are. Rows of a name with one or two numbers stay in columns.
 */
export function stacksOnPhones(
  rows: readonly string[][],
  isNumber: readonly boolean[],
  head: readonly string[] = [],
): boolean {
  const [, ...others] = isNumber;
  if (others.length > 0 && others.length <= 2 && others.every(Boolean)) return false;
  if (isNumber.length > FEW_COLUMNS) return longestCells([head, ...rows]) > PHONE_LINE_OF_MANY;
  const lengths = rows.map((cells) => cells.join('').length);
  const long = lengths.filter((length) => length > PHONE_LINE);
  return long.length > rows.length / 2 || Math.max(...lengths) > 2 * PHONE_LINE;
}

/** The characters of two lines of small letters on a phone. */
const TWO_LINES = 84;

/**
 * Whether a phone shows each row of a list as a name with its amount, and the rest in a line below: of one column of numbers,
 * and others whose texts say what they are without their heads.
 */
export function foldsOnPhones(rows: readonly string[][], isNumber: readonly boolean[]): boolean {
  const others = isNumber.flatMap((isIt, column) => (column > 0 && !isIt ? column : []));
  return (
    isNumber.filter(Boolean).length === 1 &&
    others.length > 0 &&
    rows.every((cells) => others.map((column) => cells[column]).join(' · ').length <= TWO_LINES)
  );
}

/** A short head that ends in a number stays in a line: “Month 2”. */
export const boundHead = (head: string): string =>
  head.replace(/(?<=^\S{1,12}) (?=\d+$)/, '\u00a0');

/** The characters of the longest cell of each column. */
const longestCells = (rows: readonly (readonly string[])[]): number =>
  (rows[1] ?? []).reduce(
    (all, _, column) => all + Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
    0,
  );
