import { expect, hydrated, test } from '../test.ts';

const trail = (page: import('playwright/test').Page) =>
  page.getByRole('navigation', { name: 'Você está em' });

test('inner pages show their breadcrumb, the home page does not', async ({ page }) => {
  await page.goto('/');
  await expect(trail(page)).toHaveCount(0);
  await page.goto('/case-afip');
  await expect(trail(page).getByRole('listitem')).toHaveText(['Início', 'Materiais', 'Caso AFIP']);
  await expect(trail(page).getByText('Caso AFIP')).toHaveAttribute('aria-current', 'page');
});

test('the breadcrumb and the tags in the head change with the page', async ({ page }) => {
  await page.goto('/case-afip');
  await hydrated(page);
  await trail(page).getByRole('link', { name: 'Materiais' }).click();
  await expect(page).toHaveURL('/materiais');
  await expect(trail(page).getByRole('listitem')).toHaveText(['Início', 'Materiais']);
  for (const [tag, attribute, value] of [
    ['link[rel=canonical]', 'href', /\/materiais$/],
    ['meta[property="og:url"]', 'content', /\/materiais$/],
    ['meta[property="og:image"]', 'content', /\/og\/materiais\.jpg$/],
    ['meta[property="og:image:alt"]', 'content', /^Materiais/],
    ['meta[name="twitter:card"]', 'content', /^summary_large_image$/],
  ] as const) {
    await expect(page.locator(tag)).toHaveCount(1);
    await expect(page.locator(tag)).toHaveAttribute(attribute, value);
  }
});

for (const path of ['/case-afip', '/diario', '/acessibilidade'])
  test(`the breadcrumb of ${path} is on the background of the section below it`, async ({
    page,
  }) => {
    await page.goto(path);
    const colorsOf = (element: Element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    };
    const opening = trail(page).locator('xpath=following-sibling::*[1]');
    const section = await opening.evaluate(colorsOf);
    expect(await trail(page).evaluate(colorsOf)).toMatchObject({
      backgroundColor: section.backgroundColor,
    });
    expect(await trail(page).getByText(/./).last().evaluate(colorsOf)).toMatchObject({
      color: section.color,
    });
  });

test('a page that opens with another section than a hero has space between breadcrumb and title', async ({
  page,
}) => {
  await page.goto('/acessibilidade');
  const { y, height } = (await trail(page).boundingBox())!;
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(title.y).toBeGreaterThan(y + height + 16);
});

test.describe('as it was served', () => {
  // The name is changed in the document.
  test.use({ javaScriptEnabled: false });

  test('a long name goes on like text, from where the trail starts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/case-afip');
    const list = (await trail(page).getByRole('list').boundingBox())!;
    for (const name of ['Quando trocar o firewall e o que isso custa', 'Palavra '.repeat(20)]) {
      const lines = await trail(page)
        .getByRole('listitem')
        .last()
        .evaluate((crumb, text) => {
          crumb.textContent = text;
          const range = document.createRange();
          range.selectNodeContents(crumb);
          return Array.from(range.getClientRects(), ({ left, top }) => ({ left, top }));
        }, name);
      const parent = (await trail(page).getByRole('link').last().boundingBox())!;
      const middle = parent.y + parent.height / 2;
      expect(lines[0]!.top, name).toBeLessThan(middle);
      expect(lines.length, name).toBeGreaterThan(1);
      for (const { left } of lines.slice(1)) expect(left, name).toBeCloseTo(list.x, 0);
    }
  });
});
