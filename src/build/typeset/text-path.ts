import type { Font } from 'fontkit';

export interface TextStyle {
  font: Font;
  /** Font size in units of the drawing. */
  size: number;
  /** In ems. */
  letterSpacing: number;
}

/** Breaks `text` into as few lines as fit `width`, none needlessly longer than the others. */
export function wrap(text: string, style: TextStyle, width: number): string[] {
  const words = text.split(/\s+/).map((word) => ({ word, width: widthOf(word, style) }));
  const space = widthOf(' ', style);
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
  for (let limit = width * 0.98; limit >= longest; limit *= 0.98) {
    const narrower = fill(limit);
    if (narrower.length > length) break;
    lines = narrower;
  }
  return lines;
}

export function widthOf(line: string, { font, size, letterSpacing }: TextStyle): number {
  const { advanceWidth, glyphs } = font.layout(line);
  return (advanceWidth / font.unitsPerEm + glyphs.length * letterSpacing) * size;
}

/** One line as SVG path data, its baseline starting at `x`, `y`: it looks the same on every machine. */
export function linePath(line: string, style: TextStyle, x: number, y: number): string {
  const { font, size, letterSpacing } = style;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const outline = glyph.path.scale(scale, -scale).translate(pen, y);
      const advance = positions[index]?.xAdvance ?? glyph.advanceWidth;
      pen += advance * scale + letterSpacing * size;
      return outline.toSVG();
    })
    .join('');
}
