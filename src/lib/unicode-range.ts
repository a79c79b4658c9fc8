/** A `unicode-range` of CSS without some characters. */
export function rangeWithout(range: string, characters: string): string {
  const taken = new Set(Array.from(characters, (one) => one.codePointAt(0)));
  return joined(codePointsIn(range).filter((code) => !taken.has(code)));
}

function codePointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().slice('U+'.length).split('-');
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** Ascending code points, those that follow one another as one part. */
function joined(codes: number[]): string {
  const starts = codes.filter((code, at) => codes[at - 1] !== code - 1);
  const ends = codes.filter((code, at) => codes[at + 1] !== code + 1);
  const hex = (code = 0) => code.toString(16).toUpperCase();
  return starts
    .map((from, at) => (from === ends[at] ? `U+${hex(from)}` : `U+${hex(from)}-${hex(ends[at])}`))
    .join();
}
