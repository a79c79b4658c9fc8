import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import svgToPdf from 'svg-to-pdfkit';
import type { Guide, Site } from '../../src/types/config.gen.ts';
import { coverLayout } from './cover-layout.ts';
import { artifact, PAGE, type Sheet, tagged } from './sheet.ts';

/** The first page: ink to the edges, the drawing above, what it is and for whom below. */
export function drawCover(sheet: Sheet, guide: Guide, site: Site, publicDir: string): void {
  const { doc, root, colors } = sheet;
  const { pictures, rule, texts } = coverLayout(guide, site, sheet);
  doc.addPage({ size: 'A4', margin: 0 });
  artifact(sheet, 'Layout', () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.ink);
    for (const { src, x, y, width, height } of pictures)
      svgToPdf(doc, readDrawing(publicDir, src), x, y, { width, height });
    doc.rect(rule.x, rule.y, rule.width, rule.height).fill(colors.brand);
  });
  for (const { tag, face, size, letterSpacing, color, lines, x, top, lineGap } of texts)
    tagged(sheet, root, tag, () => {
      doc.font(face.name).fontSize(size).fillColor(color);
      doc.text(lines.join('\n'), x, top, { lineGap, characterSpacing: letterSpacing * size });
    });
}

/** Only the box decides the size: svg-to-pdfkit lets the drawing's own prevail. */
export const readDrawing = (publicDir: string, src: string) =>
  readFileSync(join(publicDir, src), 'utf8').replace(/ width="\d+" height="\d+"/, '');
