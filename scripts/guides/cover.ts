import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import svgToPdf from 'svg-to-pdfkit';
import type { Guide, Site } from '../../src/types/config.gen.ts';
import { plainText } from '../compile/plain-text.ts';
import { openFont } from '../typeset/fonts.ts';
import { wrap } from '../typeset/text-path.ts';
import { artifact, BODY, HEADING, MARGIN, PAGE, type Sheet, STRONG, tagged } from './sheet.ts';

const TITLE = { size: 40, letterSpacing: -0.0225 };

/** The first page: ink to the edges, the drawing above, what it is and for whom below. */
export function drawCover(sheet: Sheet, guide: Guide, site: Site, publicDir: string): void {
  const { doc, root, colors, fonts } = sheet;
  const svg = (src: string) => sizeless(readFileSync(join(publicDir, src), 'utf8'));
  doc.addPage({ size: 'A4', margin: 0 });
  artifact(sheet, 'Layout', () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.ink);
    svgToPdf(doc, svg(site.brand.logoOnDark.src), MARGIN.left, 56, { height: 34, width: 142.8 });
    svgToPdf(doc, svg(guide.picture.src), 48, 130, { width: 500, height: 375 });
    doc.rect(MARGIN.left, 556, 40, 4).fill(colors.brand);
  });
  tagged(sheet, root, 'H1', () => {
    doc.font(HEADING).fontSize(TITLE.size).fillColor(colors.paper);
    const style = { font: openFont(fonts.heading.family, 600), ...TITLE };
    doc.text(wrap(guide.title, style, 440).join('\n'), MARGIN.left, 576, {
      lineGap: -3,
      characterSpacing: TITLE.letterSpacing * TITLE.size,
    });
  });
  const below = doc.y + 14;
  tagged(sheet, root, 'P', () => {
    doc.font(BODY).fontSize(11.5).fillColor(colors.mist);
    doc.text(plainText(guide.description), MARGIN.left, below, { width: 400, lineGap: 3.5 });
  });
  const audience = doc.y + 12;
  tagged(sheet, root, 'P', () => {
    doc.font(STRONG).fontSize(10).fillColor(colors.paper);
    doc.text(`Para ${lowerFirst(guide.audience)}`, MARGIN.left, audience, { width: 400 });
  });
  tagged(sheet, root, 'P', () => {
    const { phone, email } = site.contacts;
    doc.font(BODY).fontSize(9).fillColor(colors.mist);
    doc.text(`${site.brand.name}, ${phone.label}, ${email.label}`, MARGIN.left, 794);
  });
}

/** Only the box decides the size: svg-to-pdfkit lets the drawing's own prevail. */
const sizeless = (svg: string) => svg.replace(/ width="\d+" height="\d+"/, '');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
