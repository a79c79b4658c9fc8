import type { Guide } from '../../src/types/config.gen.ts';
import { artifact, BODY, MARGIN, PAGE, type Sheet, TEXT } from './sheet.ts';

/** Title and page number at the foot of every page but the cover. */
export function drawFeet(sheet: Sheet, { title }: Guide): void {
  const { doc, colors } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page++) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0; // what is written below it would start a page
    artifact(sheet, 'Pagination', () => {
      doc.font(BODY).fontSize(8.5).fillColor(colors.steel);
      const y = PAGE.height - 48;
      doc.text(title, TEXT.left, y, { lineBreak: false });
      doc.text(String(page + 1), PAGE.width - MARGIN.right - 40, y, { width: 40, align: 'right' });
    });
  }
}
