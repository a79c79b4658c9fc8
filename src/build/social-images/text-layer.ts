import type { Font } from 'fontkit';
import type { Theme } from '../../types/config.gen.ts';
import { socialImageSize } from '../../ui/data/social-image.ts';
import { openFont } from '../typeset/fonts.ts';
import { linePath, type TextStyle, widthOf, wrap } from '../typeset/text-path.ts';

export const MARGIN = 72;
const COLUMN = 548;
const MAX_LINES = 5;
const LINE_HEIGHT = 1.08;
const SIZES = [68, 60, 54, 48, 42, 36];

/** A drawing from the left edge, and where it begins. */
export interface Layer {
  svg: string;
  top: number;
}

/** The title at the foot of the left column, as large as fits, under a rule in the colour of the brand. */
export function textLayer(title: string, { colors: { paper, brand }, fonts }: Theme): Layer {
  const { height } = socialImageSize;
  const { style, lines } = fit(title, openFont(fonts.heading.family, 600));
  const { size } = style;
  const top = height - MARGIN - (lines.length - 1) * size * LINE_HEIGHT - size * 0.06;
  const path = lines
    .map((line, index) =>
      linePath(line, style, MARGIN - size * 0.05, top + index * size * LINE_HEIGHT),
    )
    .join('');
  const rule = Math.round(top - size * 0.72 - 44);
  // Only as large as the title, because compositing time grows with the area.
  const below = height - rule;
  const longest = Math.max(...lines.map((line) => widthOf(line, style)));
  const width = Math.min(socialImageSize.width, Math.ceil(MARGIN + longest + size / 2));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${below}" viewBox="0 ${rule} ${width} ${below}"><path fill="${brand}" d="M${MARGIN} ${rule}h56v6h-56z"/><path fill="${paper}" d="${path}"/></svg>`;
  return { svg, top: rule };
}

function fit(title: string, font: Font): { style: TextStyle; lines: string[] } {
  let style = { font, size: 0, letterSpacing: -0.024 };
  let lines: string[] = [];
  for (const size of SIZES) {
    style = { ...style, size };
    lines = wrap(title, style, COLUMN);
    if (lines.length * size <= 300 && lines.length <= MAX_LINES) break;
  }
  return { style, lines };
}
