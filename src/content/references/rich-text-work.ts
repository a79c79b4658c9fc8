/** At each of these the parser may go back, or open one more thing to keep in mind. */
const MARKS = /[*_`[\]<&\\!>]/g;

/** What reading a text may cost: marks times characters. A common paragraph costs some 5,000. */
export const workOf = (text: string): number =>
  (text.match(MARKS)?.length ?? 0) * text.length || text.length;

/** Of one file: about a second, two hundred times what the longest page needs. */
export const MOST_WORK = 10_000_000;

/** A list in a list in a list… takes the parser longest of all, and its beginning says enough. */
const NESTED = /^(?:[\t ]*(?:[-+*>]|\d{1,9}[.)])){10}/m;
const ENOUGH = 200;

/** What is to be parsed of a text: all of it, or its beginning where that is refused anyway. */
export function worthParsing(text: string): string {
  const nested = NESTED.exec(text);
  return nested ? text.slice(0, nested.index + ENOUGH) : text;
}
