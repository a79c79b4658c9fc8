/** Layouts with more or less content than the site that they were made for. */
import type { Page } from 'playwright/test';
import { sidewaysScroll } from '../../reflow.ts';
import { expect, test } from '../../test.ts';

const WIDTHS = [320, 390, 700, 768, 1000, 1100, 1440];

test.describe('the footer', () => {
  // The columns are taken out and added in the document.
  test.use({ javaScriptEnabled: false });

  /** Gives the footer that many columns of links and a long e-mail address; returns what stands where. */
  const withColumns = (page: Page, count: number) =>
    page.evaluate((wanted) => {
      const footer = document.querySelector('footer')!;
      const email = footer.querySelector('a[href^="mailto:"]')!;
      email.textContent = 'hello@fenwick-shaw.example';
      const columns = [...footer.querySelectorAll('nav')].filter((nav) => nav.querySelector('p'));
      for (const extra of columns.splice(wanted)) extra.remove();
      while (columns.length < wanted) {
        const copy = columns[0]!.cloneNode(true) as HTMLElement;
        columns.at(-1)!.after(copy);
        columns.push(copy);
      }
      const range = document.createRange();
      range.selectNodeContents(email);
      const box = columns[0]!.parentElement!;
      const parts = Array.from(box.children, (part) => part.getBoundingClientRect());
      return {
        lines: new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size,
        right: Math.round(box.getBoundingClientRect().right),
        // The right end of what stands in each row, or beside what is taller.
        ends: parts.map(({ top, bottom }) =>
          Math.round(
            Math.max(
              ...parts
                .filter((one) => one.top < bottom && one.bottom > top)
                .map((one) => one.right),
            ),
          ),
        ),
      };
    }, count);

  test('a wide logo ends well before the title of the next column', async ({ page }) => {
    await page.goto('/cookies');
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await withColumns(page, 2);
      const logo = page.locator('footer img').first();
      await logo.evaluate((image) => image.style.setProperty('width', '600px'));
      const { x, width: wide } = (await logo.boundingBox())!;
      const next = (await page.locator('footer nav p').first().boundingBox())!;
      expect(next.x - x - wide, `at ${width} px`).toBeGreaterThanOrEqual(60);
    }
  });

  test('fills its rows with one to five columns, and no address is broken in two', async ({
    page,
  }) => {
    await page.goto('/cookies');
    for (const count of [1, 2, 3, 4, 5]) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { lines, right, ends } = await withColumns(page, count);
        const where = `${count} columns, ${width} px`;
        expect(lines, where).toBe(1);
        for (const end of ends) expect(Math.abs(end - right), where).toBeLessThan(2);
        expect(await sidewaysScroll(page), where).toBe(0);
      }
    }
  });
});

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(`main ${selector}`).boundingBox())!;

test('a text beside its title is apart from its picture, and a button without a text beside the title', async ({
  page,
}) => {
  await page.goto('/figuras');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const section = 'section:has(> * h2:text("Como o combinado aparece"))';
    const text = await boxOf(page, `${section} p`);
    const picture = await boxOf(page, `${section} img`);
    expect(picture.y - (text.y + text.height), `${width} px`).toBeGreaterThanOrEqual(24);
  }
  const title = await boxOf(page, 'h2:text("Vamos combinar?")');
  const button = await boxOf(page, 'a:text("Falar com a equipe")');
  const middle = ({ y, height }: typeof title) => y + height / 2;
  expect(Math.abs(middle(title) - middle(button))).toBeLessThan(2);

  await page.setViewportSize({ width: 390, height: 800 });
  const above = await boxOf(page, 'h2:text("Vamos combinar?")');
  const below = await boxOf(page, 'a:text("Falar com a equipe")');
  expect(below.y - (above.y + above.height)).toBeLessThanOrEqual(32);
});

test('an empty corner of a table is a cell, not a head without a name', async ({ page }) => {
  await page.goto('/figuras');
  const table = page.locator('table').filter({ hasText: 'Básico' });
  await expect(table.locator('thead th')).toHaveText(['Básico', 'Completo']);
  await expect(table.locator('thead td')).toHaveText(['']);
  await expect(table.getByRole('rowheader')).toHaveText(['Plantão']);
});

test('quotation marks are those of the language of the site', async ({ page }) => {
  await page.goto('/lp/cybersecurity/exemplo-seguranca');
  const client = await page.context().newCDPSession(page);
  /** The text of quotations as screen readers get it: with the marks. */
  const quoted = async (language: string) => {
    await page.locator('html').evaluate((html, lang) => html.setAttribute('lang', lang), language);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const texts = nodes.filter(({ role }) => role?.value === 'StaticText');
    return texts.map(({ name }) => `${name?.value}`).join('');
  };
  const words = (await page.locator('blockquote').first().textContent())!.trim();
  expect(words).not.toMatch(/[“”]/);
  for (const [language, open, close] of [
    ['pt-BR', '“', '”'],
    ['de', '„', '“'],
    ['fr', '«', '»'],
  ])
    expect(await quoted(`${language}`)).toMatch(new RegExp(`${open}\\s*${words}\\s*${close}`));
});
