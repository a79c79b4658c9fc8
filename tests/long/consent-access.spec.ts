import { axeViolations } from '../axe.ts';
import type { Shift } from '../shift.ts';
import { banner, button, dialog, stored } from '../site/consent-page.ts';
import { serveTags } from '../site/tags.ts';
import { expect, hydrated, test } from '../test.ts';

test.use({ consent: 'ask' });

test('the buttons to reject and accept have the same weight', async ({ page }) => {
  const stampOf = async (name: string) => {
    const one = button(page, name);
    const { width, height, y } = (await one.boundingBox())!;
    const style = await one.evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight, border } = getComputedStyle(element);
      return { color, backgroundColor, fontSize, fontWeight, border };
    });
    return { ...style, height, y, width: Math.round(width) };
  };
  for (const width of [335, 390, 1440]) {
    // less 15 px for the scrollbar
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/sobre');
    expect(await stampOf('Aceitar todos')).toEqual(await stampOf('Rejeitar todos'));
  }
});

test('the banner is in the first paint and causes no layout shift, when shown or hidden', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/);
  await serveTags(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as unknown as Shift[])
        if (!hadRecentInput) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/sobre');
  await expect(banner(page)).toBeVisible();
  await button(page, 'Aceitar todos').click();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the banner is reached early with the keyboard, and keeps the focus order', async ({
  page,
}) => {
  await serveTags(page);
  await page.goto('/sobre');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'política de cookies' })).toBeFocused();
  for (const name of ['Rejeitar todos', 'Aceitar todos', 'Escolher um a um']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Escolher um a um')).toBeFocused();
  expect(await stored(page)).toBeNull();

  await page.keyboard.press('Enter');
  await dialog(page).getByRole('checkbox', { name: 'Medição de uso' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter'); // sends the form, as in any form
  await expect(banner(page)).toBeHidden();
  expect((await stored(page)).categories).toEqual({ measurement: true, marketing: false });
  await expect(page.locator('[aria-live]', { hasText: 'Escolha guardada' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('header a').first()).toBeFocused();
});

test('the focused element is never covered by the banner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no smooth scrolling
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fale-conosco');
  await hydrated(page);
  const covered = await page.evaluate(() => {
    const box = document.querySelector('#_consent')!.getBoundingClientRect();
    const links = document.querySelectorAll<HTMLElement>('main a, main button, footer a');
    return Array.from(links).flatMap((link) => {
      link.focus();
      if (document.activeElement !== link) return []; // hidden for now
      const { top, bottom, width } = link.getBoundingClientRect();
      return width > 0 && bottom > box.top && top < box.bottom ? link.outerHTML : [];
    });
  });
  expect(covered).toEqual([]);
  // Where there is hardly any height, it stands above the page instead.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(banner(page)).toHaveCSS('position', 'static');
});

test('the banner stands beside the form that a page begins with', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/auth');
  const send = page.getByRole('button', { name: 'Entrar', exact: true });
  const [box, form] = [await banner(page).boundingBox(), await send.boundingBox()];
  expect(box!.x + box!.width).toBeLessThan(form!.x);
});

test('the banner and the preferences have no axe violation on wide and narrow screens', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/nsoc');
    expect(await axeViolations(page), `banner at ${width}`).toEqual([]);
    await button(page, 'Escolher um a um').click();
    await dialog(page).getByText('O que é gravado').first().click();
    expect(await axeViolations(page), `preferences at ${width}`).toEqual([]);
  }
});

test('the banner is not printed', async ({ page }) => {
  await page.goto('/sobre');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#_consent')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts nothing is loaded, and no consent is asked for', async ({ page }) => {
    await page.goto('/sobre');
    await expect(page.locator('#_consent')).toBeHidden();
    await expect(page.getByText('Preferências de cookies')).toBeHidden();
  });
});
