/** A CSS `unicode-range` without some characters. */
export function rangeWithout(range: string, characters: string): string {
  const taken = new Set(Array.from(characters, (character) => character.codePointAt(0)));
  return joined(codePointsIn(range).filter((code) => !taken.has(code)));
}

export function codePointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().slice('U+'.length).split('-');
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The CSS `unicode-range` of some characters. */
export const rangeOf = (characters: string): string =>
  joined(
    Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b),
  );

/** Joins ascending code points to ranges. */
function joined(codes: number[]): string {
  const starts = codes.filter((code, index) => codes[index - 1] !== code - 1);
  const ends = codes.filter((code, index) => codes[index + 1] !== code + 1);
  const hex = (code = 0) => code.toString(16).toUpperCase();
  return starts
    .map((from, index) =>
      from === ends[index] ? `U+${hex(from)}` : `U+${hex(from)}-${hex(ends[index])}`,
    )
    .join();
}
