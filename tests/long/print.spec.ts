import { expect, test } from '../test.ts';
import { paperProblems } from './paper.ts';

/** A4 in CSS pixels, less the margins of the print styles. */
const SHEET = { width: 680, height: 1000 };

const ROUTES = [
  '/', // carousel, strip
  '/defesa-cibernetica',
  '/monitoramento',
  '/nsoc',
  '/protecao-redes',
  '/softwares-gerenciamento-ti', // accordion
  '/sobre', // tabs
  '/materiais',
  '/case-afip',
  '/case-barbosa',
  '/case-cometa',
  '/case-novaquest',
  '/fale-conosco',
  '/lp/campaigns/roundtable-sessions-cotia',
];

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
});

test('on paper everything is shown, dark on white, within the sheet, in a few pages', async ({
  page,
}) => {
  for (const path of ROUTES) {
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

test('nothing that needs a screen is printed, and nothing is left out', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /Baluarte/ })).toBeVisible();
  for (const role of ['navigation', 'button', 'checkbox', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(role === 'contentinfo' ? 1 : 0);
  }
  await expect(page.getByRole('group', { name: /^Quadro/ })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);

  await page.goto('/sobre');
  await expect(page.getByRole('tabpanel')).toHaveCount(6);
  await expect(page.getByRole('tablist')).toHaveCount(0);

  await page.goto('/softwares-gerenciamento-ti');
  await expect(page.locator('main details[open]')).toHaveCount(0);
  for (const list of await page.locator('main details dl').all()) await expect(list).toBeVisible();

  await page.goto('/materiais');
  await expect(page.getByRole('link', { name: /^Baixar em PDF/ })).toHaveCount(0);
});

/** Of each page the file has one object. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
