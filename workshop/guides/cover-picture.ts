import sharp from 'sharp';
import { linePath } from '../../src/build/typeset/text-path.ts';
import type { Guide } from '../../src/types/config.gen.ts';
import { readDrawing } from './cover.ts';
import { coverLayout, leading } from './cover-layout.ts';
import type { GuideParts } from './guide-pdf.ts';
import { PAGE } from './sheet.ts';

/** Twice the width at which cards show it. */
const WIDTH = 424;

/** The guide's first page as a WebP, so that who downloads it has seen what he gets. */
export function coverPicture(
  guide: Guide,
  { site, theme, publicDir }: GuideParts,
): Promise<Buffer> {
  const { colors } = theme;
  const { pictures, rule, texts } = coverLayout(guide, site, theme);
  const drawn = pictures.map(({ src, x, y, width, height }) =>
    readDrawing(publicDir, src).replace(
      '<svg',
      `<svg x="${x}" y="${y}" width="${width}" height="${height}"`,
    ),
  );
  const written = texts.map((text) => {
    const { face, lines, x, top, size, color } = text;
    const baseline = top + (face.font.ascent / face.font.unitsPerEm) * size;
    const style = { ...text, font: face.font };
    const paths = lines.map((line, i) => linePath(line, style, x, baseline + i * leading(text)));
    return `<path fill="${color}" d="${paths.join('')}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${WIDTH}"><path fill="${colors.ink}" d="M0 0h${PAGE.width}v${PAGE.height}H0z"/>${drawn.join('')}<path fill="${colors.brand}" d="M${rule.x} ${rule.y}h${rule.width}v${rule.height}h-${rule.width}z"/>${written.join('')}</svg>`;
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(WIDTH)
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}
