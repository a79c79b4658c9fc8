import { tabThrough } from '../tab-walk.ts';
import { expect, hydrated, test } from '../test.ts';

// Still: no stop moves, or scrolls smoothly, while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** A window of 1440 by 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 };

test('a menu can be traversed with the keyboard, and closes when left', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/sobre');
  await hydrated(page);
  await page.getByRole('button', { name: 'Serviços' }).focus();
  await page.keyboard.press('Enter');
  const wide = await tabThrough(page);
  expect(wide.problems).toEqual([]);
  expect(wide.stops[1]).toContain('/defesa-cibernetica');

  for (const size of [NARROW, ZOOMED]) {
    await page.setViewportSize(size);
    await page.goto('/sobre');
    await hydrated(page);
    await page.getByRole('button', { name: 'Abrir o menu' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const narrow = await tabThrough(page);
    expect(narrow.problems, `${size.width} px`).toEqual([]);
    expect(narrow.stops[0]).toMatch(/^summary/);
  }
});

test('the walk reports hidden focus and covered elements', async ({ page }) => {
  await page.goto('/termos');
  await hydrated(page);
  // No element with a style of its own: the policy would refuse it.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, 'footer a { outline: none !important } header { height: 50vh } main a:focus { position: fixed; top: 90px }');
  await page
    .getByRole('link', { name: 'Privacidade' })
    .last()
    .evaluate((link) => {
      link.setAttribute('tabindex', '-1');
    });
  const { problems } = await tabThrough(page);
  for (const found of [/no focus indicator/, /covered by header/, /Privacidade.*not reached/]) {
    expect(problems).toContainEqual(expect.stringMatching(found));
  }
});
