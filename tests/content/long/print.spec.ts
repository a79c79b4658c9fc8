import { paperProblems } from '../../paper.ts';
import { routesOf } from '../../routes.ts';
import { own } from '../../sites.ts';
import { expect, OWN_SITE, test } from '../../test.ts';

test.use(OWN_SITE);

/** A4 in CSS pixels, less the margins of the print styles. */
const SHEET = { width: 680, height: 1000 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
});

test('printed pages show everything, dark on white, within the sheet, on a few sheets', async ({
  page,
}) => {
  for (const path of routesOf(own)) {
    await page.goto(path);
    expect.soft(await paperProblems(page), path).toEqual([]);
    const sheets = await page.evaluate(
      (height) => document.documentElement.scrollHeight / height,
      SHEET.height,
    );
    const pages = pageCount(await page.pdf({ format: 'A4' }));
    expect.soft(pages, `pages of ${path}`).toBeGreaterThanOrEqual(Math.floor(sheets));
    // What is kept together leaves some room at the foot of a page.
    expect.soft(pages, `pages of ${path}`).toBeLessThanOrEqual(Math.ceil(sheets * 1.4));
  }
});

/** Of each page the file has one object. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
