import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';

/** Neighbours of one line that are drawn by one font, in one direction. */
export interface Run {
  font: Font;
  text: string;
  isRightToLeft: boolean;
}

interface Segment extends Run {
  level: number;
}

const bidi = bidiFactory();

/** What follows the letters before it, if their font has it. */
const FOLLOWS = /^[\p{M}\p{P}\s]$/u;

const has = (font: Font, sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** Whether there is a font for every letter. */
export const canBeSet = (text: string, fonts: readonly Font[]): boolean =>
  [...text].every((sign) => /\s/.test(sign) || fonts.some((font) => has(font, sign)));

/** A line from left to right as it is drawn: of the letters of two directions, and of the files of one family. */
export function runsOf(line: string, fonts: readonly [Font, ...Font[]], base?: 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const segments: Segment[] = [];
  let index = 0;
  for (const sign of line) {
    const level = levels[index] ?? 0;
    index += sign.length;
    const isRightToLeft = level % 2 === 1;
    const last = segments.at(-1);
    const follows = last && FOLLOWS.test(sign) && has(last.font, sign);
    const font = follows ? last.font : (fonts.find((each) => has(each, sign)) ?? fonts[0]);
    const text = (isRightToLeft && bidi.getMirroredCharacter(sign)) || sign;
    if (last && last.font === font && last.level === level) last.text += text;
    else segments.push({ font, text, level, isRightToLeft });
  }
  return reordered(segments);
}

/** Rule L2 of the Unicode bidirectional algorithm, on whole segments. */
function reordered(segments: Segment[]): Segment[] {
  const highest = Math.max(0, ...segments.map(({ level }) => level));
  let drawn = segments;
  for (let level = highest; level > 0; level -= 1) {
    const next: Segment[] = [];
    let turned: Segment[] = [];
    for (const segment of drawn) {
      if (segment.level >= level) turned.unshift(segment);
      else {
        next.push(...turned, segment);
        turned = [];
      }
    }
    drawn = [...next, ...turned];
  }
  return drawn;
}
