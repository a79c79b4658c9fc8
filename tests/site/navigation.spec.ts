import { expect, hydrated, LONG, test } from '../test.ts';
import { halfUnderlinedLinks } from '../underlined-words.ts';

test('the words of the menu are on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const tops = await page
    .getByRole('navigation', { name: 'Menu principal' })
    .locator('> ul > li > :is(a, button)')
    .evaluateAll((items) =>
      items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item.firstChild!);
        return range.getBoundingClientRect().top;
      }),
    );
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size, `${tops}`).toBe(1);
});

test('a link changes the page without a reload, at the top, with focus and announcement', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'Sobre', exact: true }).first().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('link', { name: 'Sobre', exact: true }).first().click();
  await expect(page).toHaveURL('/sobre');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Fortim$/);
  await expect(page.getByRole('status').first()).toHaveText(`Página aberta: ${await page.title()}`);
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
});

test('a link to another page starts a view transition, and none where less motion is wanted', {
  tag: LONG,
}, async ({ page }) => {
  for (const [motion, fades] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      const counted = window as { started?: number };
      counted.started = 0;
      document.startViewTransition = (change) => {
        counted.started! += 1;
        return start(change);
      };
    });
    await page.getByRole('link', { name: 'Sobre', exact: true }).first().click();
    await expect(page).toHaveURL('/sobre');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => (window as { started?: number }).started)).toBe(fades);
  }
});

test('a menu group opens on click, and closes on Escape and when left', async ({ page }) => {
  await page.goto('/');
  const group = page.getByRole('button', { name: 'Serviços' });
  await group.click();
  const link = page.locator('#_menu-1').getByRole('link', { name: /^NOC e SOC/ });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await hydrated(page);
  await link.click();
  await expect(page).toHaveURL('/nsoc');
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/sobre');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sobre#_content');
});

test('an anchor on another page is scrolled to', async ({ page }) => {
  await page.goto('/sobre#historia');
  await hydrated(page);
  await expect(page.locator('#historia')).toBeInViewport();
});

test('a link to the current page scrolls to its top', async ({ page }) => {
  await page.goto('/sobre');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const scrolled = () => page.evaluate(() => window.scrollY);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sobre a Fortim' });
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(0);
  await link.click();
  await expect.poll(scrolled).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
});

test('a link to the current anchor scrolls there again', { tag: LONG }, async ({ page }) => {
  await page.goto('/sobre#historia');
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/sobre#historia' });
    link.textContent = 'A história';
    document.querySelector('main')?.append(link);
  });
  for (const time of ['first', 'second']) {
    await page.getByRole('link', { name: 'A história', exact: true }).click();
    await expect(page.locator('#historia'), time).toBeInViewport();
    await expect(page.locator('#historia'), time).toBeFocused();
  }
});

test('on a tablet the main button stands beside the menu button, on a phone in the menu alone', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const [width, isThere] of [
    [390, false],
    [768, true],
    [900, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await bar
      .locator('a, button')
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right } = part.getBoundingClientRect();
          return { left, right, isAction: part.matches('[data-track-button]') };
        }),
      );
    expect(boxes.at(-1)!.right, `${width} px`).toBeLessThan(width);
    expect(
      boxes.some(({ isAction }) => isAction),
      `${width} px`,
    ).toBe(isThere);
    for (const [index, box] of boxes.slice(1).entries())
      expect(box.left, `${width} px`).toBeGreaterThanOrEqual(boxes[index]!.right);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, its groups expand one at a time, and it closes when left', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir o menu' }).tap();
    const menu = page.locator('#_menu-mobile');
    await expect(menu).toBeVisible();
    await menu.getByText('Soluções', { exact: true }).tap();
    await expect(menu.getByRole('link', { name: /^Proteção de redes/ })).toBeVisible();
    await menu.getByText('Serviços', { exact: true }).tap();
    await expect(menu.getByRole('link', { name: /^Proteção de redes/ })).toBeHidden();
    await menu.getByRole('link', { name: /^NOC e SOC/ }).tap();
    await expect(page).toHaveURL('/nsoc');
    await expect(menu).toBeHidden();
  });
});

test('a link is underlined completely, and stays on one line if it fits', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/privacidade');
  const address = page.getByRole('main').getByText(/^dados@/);
  expect(await address.evaluate((element) => element.getClientRects().length)).toBe(1);
  expect((await address.boundingBox())!.height).toBeLessThan(50);
  expect(await halfUnderlinedLinks(page)).toEqual([]);
});

test('in an open menu, groups answer the pointer, and the current title alone is underlined', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/nsoc');
  const group = page.getByRole('button', { name: 'Serviços' });
  const ground = () => group.evaluate((button) => getComputedStyle(button).backgroundColor);
  const atRest = await ground();
  await group.click();
  await expect.poll(ground).not.toBe(atRest);

  const [title, description] = await page
    .locator('[popover]:popover-open a[aria-current] > span')
    .all();
  const link = page.locator('[popover]:popover-open a[aria-current]');
  await expect(title!).toHaveCSS('text-decoration-line', 'underline');
  for (const plain of [link, description!])
    await expect(plain).toHaveCSS('text-decoration-line', 'none');
});

test('a link in a text is at least 24 px high, and its line is not higher', async ({ page }) => {
  await page.goto('/fale-conosco');
  const links = page.getByRole('main').locator('p a:not([data-track-button])');
  await expect(links).not.toHaveCount(0);
  const found = await links.evaluateAll((all) =>
    all
      .filter((link) => getComputedStyle(link).display === 'inline' && link.checkVisibility())
      .map((link) => {
        const box = link.parentElement!.closest('p')!;
        const lines = box.offsetHeight / Number.parseFloat(getComputedStyle(box).lineHeight);
        const isTall = [...link.getClientRects()].every(({ height }) => height >= 23.9);
        return isTall && Math.abs(lines - Math.round(lines)) < 0.1 ? '' : link.outerHTML;
      }),
  );
  expect(found.filter(Boolean)).toEqual([]);
});
