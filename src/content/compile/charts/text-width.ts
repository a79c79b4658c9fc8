const SIZE = 13;
const NARROW = /[\sfijlrtI.,:;'’!|()[\]/·-]/u;
const WIDE = /[mwMWR$%@–—&]/u;

/** Estimated width of a label in pixels; rather too wide, because fonts differ. */
export function textWidth(text: string, bold = false): number {
  let ems = 0;
  for (const letter of text)
    ems += NARROW.test(letter)
      ? 0.36
      : WIDE.test(letter)
        ? 0.88
        : /\p{Lu}/u.test(letter)
          ? 0.7
          : 0.6;
  return ems * SIZE * (bold ? 1.04 : 1);
}
