import type { Theme } from '../../types/config.gen.ts';
import { socialImageSize } from '../../ui/data/social-image.ts';
import { usualHeadingWeight } from '../../ui/theme/font-weights.ts';
import { type Cut, openCut } from '../typeset/fonts.ts';
import { canBeSet } from '../typeset/runs.ts';
import { linePath, measured, widthOf, wrap } from '../typeset/text-path.ts';
import { groundOf } from './ground.ts';

export const MARGIN = 72;
/** The width of the title, and of the logo above it. */
export const COLUMN = 548;
const MAX_LINES = 5;
const LINE_HEIGHT = 1.08;
const SMALLEST = 36;
const SIZES = [68, 60, 54, 48, 42, SMALLEST];

/** A drawing, and where it begins. */
export interface Layer {
  svg: string;
  left: number;
  top: number;
}

/** The title at the foot of the left column, as large as fits, under a rule in the colour of the brand. */
export function textLayer(
  { title, isRightToLeft }: { title: string; isRightToLeft: boolean },
  { fonts: { heading, weight = usualHeadingWeight }, ...theme }: Theme,
): Layer {
  const { height } = socialImageSize;
  const { letters, rule: ruleColor } = groundOf(theme);
  const cut = openCut(heading.family, weight);
  // Boxes in the place of letters say nothing; the validator tells which letters the font lacks.
  const shown = canBeSet(title, [cut.font, ...cut.others]) ? title : '';
  const { style, lines } = fit(shown, { ...cut, direction: isRightToLeft ? 'rtl' : undefined });
  const { size } = style;
  const top = height - MARGIN - (lines.length - 1) * size * style.lineHeight - size * 0.06;
  const path = lines
    .map((line, index) =>
      linePath(
        line,
        style,
        isRightToLeft
          ? socialImageSize.width - MARGIN - widthOf(line, style)
          : MARGIN - size * 0.05,
        top + index * size * style.lineHeight,
      ),
    )
    .join('');
  const rule = Math.round(top - size * 0.72 - 44);
  // Only as large as the title, because compositing time grows with the area.
  const below = height - rule;
  const longest = Math.max(...lines.map((line) => widthOf(line, style)));
  const wanted = Math.max(MARGIN + 56, Math.ceil(MARGIN + longest + size / 2));
  const width = Math.min(socialImageSize.width, wanted);
  const left = isRightToLeft ? socialImageSize.width - width : 0;
  const ruleLeft = isRightToLeft ? socialImageSize.width - MARGIN - 56 : MARGIN;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${below}" viewBox="${left} ${rule} ${width} ${below}"><path fill="${ruleColor}" d="M${ruleLeft} ${rule}h56v6h-56z"/><path fill="${letters}" d="${path}"/></svg>`;
  return { svg, left, top: rule };
}

/** Letters that join are not set closer, and some have marks above and below. */
const JOINED = /\p{Script=Arabic}/u;

function fit(title: string, fonts: Cut & { direction: 'rtl' | undefined }) {
  const isJoined = JOINED.test(title);
  const look = {
    ...fonts,
    lineHeight: isJoined ? 1.3 : LINE_HEIGHT,
    letterSpacing: isJoined ? 0 : -0.024,
  };
  const text = measured(title, look);
  const isFit = (size: number) => {
    const { length } = wrap(text, COLUMN / size);
    return length * size <= 300 && length <= MAX_LINES;
  };
  const size = SIZES.find(isFit) ?? SMALLEST;
  return { style: { ...look, size }, lines: wrap(text, COLUMN / size) };
}
