import { routes } from '../built/routes.ts';
import { expect, hydrated, test } from '../test.ts';
import { tabThrough } from './tab-walk.ts';

// Still: no stop moves, or scrolls smoothly, while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** A window of 1440 by 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 };

/** Those with a carousel, tabs, an accordion, cards that are links, a form of contact. */
const PHONE_ROUTES = ['/', '/sobre', '/softwares-gerenciamento-ti', '/materiais', '/fale-conosco'];

/** Signed out, the account leads to the entry while one walks. */
const walked = routes.filter((path) => path !== '/conta');

const walks = [
  { size: WIDE, name: 'first half', paths: walked.filter((_, index) => index % 2 === 0) },
  { size: WIDE, name: 'second half', paths: walked.filter((_, index) => index % 2 === 1) },
  { size: NARROW, name: 'a page of each kind', paths: PHONE_ROUTES },
];

for (const { size, name, paths } of walks) {
  test(`Tab reaches everything, in order and in sight, at ${size.width} px: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      const { stops, problems } = await tabThrough(page);
      expect.soft(problems, path).toEqual([]);
      // Near the end of the footer, past the links of the law.
      expect.soft(stops.at(-1), path).toMatch(/WhatsApp/);
    }
  });
}

test('a menu is walked through, and closes behind the one who leaves it', async ({ page }) => {
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

test('the walk notices what it is there for', async ({ page }) => {
  await page.goto('/termos');
  await hydrated(page);
  await page.addStyleTag({
    content: `footer a { outline: none !important }
      header { height: 50vh }
      main a:focus { position: fixed; top: 90px }`,
  });
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
