import { accountButton, newAccount, newEmail } from '../../auth.ts';
import { reflowProblems } from '../../reflow.ts';
import { expect, test } from '../../test.ts';

test('the partner strip spans the window, and at rest stays within the content width', async ({
  page,
}) => {
  await page.goto('/');
  const strip = page.locator('[role=group]:has(> div > ul)');
  const edges = () =>
    strip.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right: document.documentElement.clientWidth - right };
    });
  for (const width of [1600, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await edges(), `at ${width} px`).toEqual({ left: 0, right: 0 });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1600, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const title = await strip
      .locator('xpath=ancestor::section')
      .getByRole('heading')
      .first()
      .boundingBox();
    const first = await strip.getByRole('listitem').first().boundingBox();
    expect(Math.abs(first!.x - title!.x), `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test.describe('a page at rest', () => {
  // The app would find other words than it renders, whenever it came in between.
  test.use({ javaScriptEnabled: false });

  test('a word wider than the narrowest window is broken, not cut off', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/nsoc');
    for (const title of await page.locator('h1, h2').all())
      await title.evaluate((element) => {
        element.textContent = 'Interinstitucionalidades';
      });
    expect(await reflowProblems(page)).toEqual([]);
  });
});

test('the account menu ends below its button, and fits a narrow window', async ({ page }) => {
  test.setTimeout(600_000); // however slow the machine
  await page.request.get('/auth/v1/settings'); // the very first request opens the database
  await newAccount(page, newEmail('barra'));
  await page.setViewportSize({ width: 1600, height: 700 });
  await accountButton(page).click();
  const menu = page.locator('#_menu-account');
  const right = async (box: Promise<{ x: number; width: number } | null>) => {
    const { x, width } = (await box)!;
    return x + width;
  };
  expect(await right(menu.boundingBox())).toBeCloseTo(
    await right(accountButton(page).boundingBox()),
    0,
  );
  await page.setViewportSize({ width: 340, height: 700 });
  const { x, width } = (await menu.boundingBox())!;
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  expect(x, 'as far from one edge as from the other').toBeCloseTo(room - x - width, 0);
});
