/** The styles of what stands below the first section are a file, for which what is seen first does not wait. */
import type { Page } from 'playwright/test';
import { holdRequests } from '../../hold-requests.ts';
import { expect, hydrated, ignoreMadeUpPointer, test } from '../../test.ts';

const SHEETS = '**/assets/page-*.css';

/** Of all that is in the page: where it stands, and how it looks. */
const stampOf = (page: Page) =>
  page.locator('header *, main *, footer, footer *').evaluateAll((elements) =>
    elements
      .filter((one) => one.matches(':not([data-below])'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font } = getComputedStyle(element);
        return [element.localName, x, y, width, height, color, backgroundColor, font].join(' ');
      }),
  );

const ready = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

test('the upper part is painted without the style sheet of the lower part, and the rest once it has loaded', async ({
  page,
}) => {
  const letCome = await holdRequests(page, SHEETS);
  await page.goto('/nsoc', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted)).toBe(1);
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);

  // A menu opened meanwhile is a plain list, and takes its form when the sheet comes.
  const menu = page.locator('#_menu-1');
  const widthOf = async () => (await menu.boundingBox())?.width;
  await page.getByRole('button', { name: 'Serviços' }).click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.clientWidth);
  expect(await widthOf()).toBeLessThan(await wide());
  letCome();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(widthOf).toBe(await wide());
});

for (const path of ['/nsoc', '/fale-conosco']) {
  test(`${path}: hydration changes no computed style`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(ignoreMadeUpPointer);
    await page.goto(path);
    await ready(page);
    const before = await stampOf(page);
    expect(before.length).toBeGreaterThan(200);
    await page.keyboard.press('Shift');
    await hydrated(page);
    await expect(page.locator('[data-below]')).toHaveCount(0);
    expect(await stampOf(page)).toEqual(before);
  });
}

test('going to other pages and back changes neither layout nor styles', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/nsoc');
  await page.keyboard.press('Shift');
  await hydrated(page);
  await ready(page);
  const footer = page.getByRole('contentinfo');
  const place = () =>
    footer.evaluate((one: HTMLElement) => [one.offsetTop, one.offsetWidth, one.offsetHeight]);
  const before = await place();
  await footer.getByRole('link', { name: 'Sobre' }).first().click();
  await expect(page).toHaveURL('/sobre');
  await page.goBack();
  await expect(page).toHaveURL('/nsoc');
  await expect.poll(place).toEqual(before);
});

test('if the lower style sheet cannot be loaded, the app adds the same styles', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/nsoc');
  await ready(page);
  const whole = await stampOf(page);
  await page.route(SHEETS, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.keyboard.press('Shift');
  await hydrated(page);
  await ready(page);
  // The app adds them as it hydrates one section after the other.
  await expect.poll(() => stampOf(page)).toEqual(whole);
});
