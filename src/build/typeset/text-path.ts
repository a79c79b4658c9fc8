import type { Font, GlyphRun, Path } from 'fontkit';
import { runsOf } from './runs.ts';

export interface TextStyle {
  font: Font;
  /** For the letters that it lacks: other files of its family. */
  others?: readonly Font[];
  /** Of the text around; without it, from left to right unless the first letter says otherwise. */
  direction?: 'rtl' | undefined;
  /** Font size in units of the drawing. */
  size: number;
  /** In ems. */
  letterSpacing: number;
}

/** A text before it is broken into lines; widths in ems, so that it may be tried at several sizes. */
export interface Measured {
  words: readonly { word: string; width: number }[];
  space: number;
}

export function measured(text: string, style: Omit<TextStyle, 'size'>): Measured {
  const ems = { ...style, size: 1 };
  const words = text.split(/\s+/).map((word) => ({ word, width: widthOf(word, ems) }));
  return { words, space: widthOf(' ', ems) };
}

/** Breaks a text into as few lines as fit `width`, in ems, none needlessly longer than the others. */
export function wrap({ words, space }: Measured, width: number): string[] {
  const longest = Math.max(...words.map((item) => item.width));
  const fill = (limit: number) => {
    const lines: { text: string; width: number }[] = [];
    for (const { word, width } of words) {
      const line = lines.at(-1);
      if (line && line.width + space + width <= limit) {
        line.text += ` ${word}`;
        line.width += space + width;
      } else {
        lines.push({ text: word, width });
      }
    }
    return lines.map((line) => line.text);
  };
  let lines = fill(width);
  const { length } = lines;
  // What `text-wrap: balance` does: the narrowest column that needs no more lines.
  for (let limit = width * 0.98; longest > 0 && limit >= longest; limit *= 0.98) {
    const narrower = fill(limit);
    if (narrower.length > length) break;
    lines = narrower;
  }
  return lines;
}

interface SetRun extends GlyphRun {
  font: Font;
}

/** The glyphs of a line, from left to right. */
const setRuns = (line: string, { font, others = [], direction }: TextStyle): SetRun[] =>
  runsOf(line, [font, ...others], direction).map((run) =>
    Object.assign(
      run.isRightToLeft
        ? run.font.layout(run.text, undefined, undefined, undefined, 'rtl')
        : run.font.layout(run.text),
      { font: run.font },
    ),
  );

export const widthOf = (line: string, style: TextStyle): number =>
  setRuns(line, style).reduce(
    (width, { advanceWidth, glyphs, font }) =>
      width + (advanceWidth / font.unitsPerEm + glyphs.length * style.letterSpacing) * style.size,
    0,
  );

/** One line as SVG path data, its baseline starting at `x`, `y`: it looks the same on every machine. */
export function linePath(line: string, style: TextStyle, x: number, y: number): string {
  const { size, letterSpacing } = style;
  let pen = x;
  return setRuns(line, style)
    .flatMap(({ glyphs, positions, font }) => {
      const scale = size / font.unitsPerEm;
      return glyphs.map((glyph, index) => {
        const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const outline = pathData(glyph.path, scale, pen + xOffset * scale, y - yOffset * scale);
        pen += xAdvance * scale + letterSpacing * size;
        return outline;
      });
    })
    .join('');
}

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/**
 * An outline scaled, turned with its top up and moved, in hundredths of the drawing's unit. With fontkit's own methods,
 * which make a path anew for each step, the letters of a picture took a third of its time.
 */
const pathData = ({ commands }: Path, scale: number, x: number, y: number): string =>
  commands
    .map(({ command, args }) => {
      const places = args.map((arg, index) =>
        index % 2 === 0 ? x + arg * scale : y - arg * scale,
      );
      return LETTERS[command] + places.map((place) => Math.round(place * 100) / 100).join(' ');
    })
    .join('');
