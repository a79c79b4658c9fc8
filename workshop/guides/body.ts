import type { Guide } from '../../src/types/config.gen.ts';
import {
  artifact,
  BODY,
  HEADING,
  MARGIN,
  PAGE,
  type Sheet,
  STRONG,
  TEXT,
  tagged,
} from './sheet.ts';
import { unbroken } from './unbroken.ts';

type Part = Guide['sections'][number];

const BOTTOM = PAGE.height - MARGIN.bottom;
const SET = { size: 10, lineGap: 3 };
const INDENT = 20;
const BETWEEN = { parts: 20, paragraphs: 7, items: 4.5 };

/** The parts one after the other, each under its number and heading. */
export function drawBody(sheet: Sheet, parts: Part[]): void {
  const { doc } = sheet;
  doc.addPage();
  parts.forEach((part, index) => {
    if (index > 0) doc.y += BETWEEN.parts;
    drawHeading(sheet, part, index + 1);
    for (const text of part.paragraphs ?? []) drawParagraph(sheet, text);
    if (part.items) drawList(sheet, part.items.map(unbroken), part.numbered);
  });
}

function drawHeading(sheet: Sheet, part: Part, number: number): void {
  const { doc, root, colors } = sheet;
  const width = { width: TEXT.width, lineGap: 1, characterSpacing: -0.3 };
  doc.font(HEADING).fontSize(16);
  // A heading at the foot of a page needs company: three lines of what follows.
  if (doc.y + doc.heightOfString(part.heading, width) + 70 > BOTTOM) doc.addPage();
  const top = doc.y;
  artifact(sheet, 'Layout', () => {
    doc.font(HEADING).fontSize(11).fillColor(colors.brand);
    doc.text(String(number).padStart(2, '0'), MARGIN.left, top + 5.5, { lineBreak: false });
  });
  doc.outline.addItem(part.heading);
  tagged(sheet, root, 'H2', () => {
    doc.font(HEADING).fontSize(16).fillColor(colors.ink);
    doc.text(part.heading, TEXT.left, top, width);
  });
  doc.y += 8;
}

function drawParagraph(sheet: Sheet, written: string): void {
  const text = unbroken(written);
  const { doc, root, colors } = sheet;
  const options = { width: TEXT.width, lineGap: SET.lineGap };
  doc.font(BODY).fontSize(SET.size);
  avoidLoneLines(doc, text, options);
  const top = doc.y;
  tagged(sheet, root, 'P', () => {
    doc.font(BODY).fontSize(SET.size).fillColor(colors.graphite);
    doc.text(text, TEXT.left, top, options);
  });
  doc.y += BETWEEN.paragraphs - SET.lineGap / 2;
}

/** Starts a page rather than leave the first or the last line of a paragraph by itself. */
function avoidLoneLines(
  doc: PDFKit.PDFDocument,
  text: string,
  options: PDFKit.Mixins.TextOptions,
): void {
  const line = doc.currentLineHeight(true) + SET.lineGap;
  const lines = Math.round(doc.heightOfString(text, options) / line);
  const room = Math.floor((BOTTOM - doc.y) / line);
  if (lines > room && (room < 2 || lines - room < 2)) doc.addPage();
}

function drawList(sheet: Sheet, items: string[], numbered?: boolean): void {
  const { doc, root, colors } = sheet;
  const list = doc.struct('L');
  // PDF/UA wants to know what stands before each item; here a dash is drawn, and no text.
  list.dictionary.data.A = { O: 'List', ListNumbering: numbered ? 'Decimal' : 'None' };
  root.add(list);
  doc.y += 2;
  const options = { width: TEXT.width - INDENT, lineGap: SET.lineGap };
  items.forEach((text, index) => {
    doc.font(BODY).fontSize(SET.size);
    // The last item does not go to another page by itself.
    const together = index === items.length - 2 ? items.slice(index) : [text];
    const heights = together.map((one) => doc.heightOfString(one, options) + BETWEEN.items);
    if (doc.y + heights.reduce((sum, one) => sum + one) > BOTTOM + BETWEEN.items) doc.addPage();
    const top = doc.y;
    const item = doc.struct('LI');
    list.add(item);
    if (numbered) {
      tagged(sheet, item, 'Lbl', () => {
        doc.font(STRONG).fontSize(SET.size).fillColor(colors.brand);
        doc.text(`${index + 1}.`, TEXT.left, top, { lineBreak: false });
      });
    } else {
      artifact(sheet, 'Layout', () => doc.rect(TEXT.left, top + 6.2, 8, 1.6).fill(colors.brand));
    }
    tagged(sheet, item, 'LBody', () => {
      doc.font(BODY).fontSize(SET.size).fillColor(colors.graphite);
      doc.text(text, TEXT.left + INDENT, top, options);
    });
    item.end();
    doc.y += BETWEEN.items - SET.lineGap / 2;
  });
  list.end();
}
