/** Signs at which the parser may backtrack or open another construct. */
const MARKS = /[*_`[\]<&\\!>]/g;

/** Estimated cost of parsing a text: signs times characters. A common paragraph costs about 5,000. */
export const workOf = (text: string): number =>
  (text.match(MARKS)?.length ?? 0) * text.length || text.length;

/** Limit per file: about a second, two hundred times the cost of the longest page. */
export const MOST_WORK = 10_000_000;

/** A list in a list in a list… takes the parser longest of all, and its beginning says enough. */
const NESTED = /^(?:[\t ]*(?:[-+*>]|\d{1,9}[.)])){10}/m;
const ENOUGH = 200;

/** The part of a text to parse: all of it, or its beginning if that is already invalid. */
export function worthParsing(text: string): string {
  const nested = NESTED.exec(text);
  return nested ? text.slice(0, nested.index + ENOUGH) : text;
}
