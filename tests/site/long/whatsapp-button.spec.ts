import type { Page } from 'playwright/test';
import { fillLanding, openContact, openForm, send } from '../../contact.ts';
import { expect, test } from '../../test.ts';

const button = (page: Page) => page.getByLabel('Conversar pelo WhatsApp');
const scrollBy = (page: Page, screens: number) =>
  page.evaluate((times) => scrollTo({ top: innerHeight * times, behavior: 'instant' }), screens);

/** Where the text of a section ends, in pixels from the left of the window. */
const endOfText = (page: Page) =>
  page
    .locator('main > section')
    .nth(1)
    .locator('> div')
    .first()
    .evaluate((container) => {
      const { right } = container.getBoundingClientRect();
      return right - Number.parseFloat(getComputedStyle(container).paddingRight);
    });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the button appears after the first screen, in the margin, and stays to the end', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(button(page)).not.toBeInViewport();
    await scrollBy(page, 1);
    const painted = await button(page).evaluate((link) => {
      const { left, width } = link.getBoundingClientRect();
      return { left: left + Number.parseFloat(getComputedStyle(link).borderLeftWidth), width };
    });
    expect(painted.left).toBeGreaterThanOrEqual(await endOfText(page));
    expect(painted.width).toBeGreaterThanOrEqual(24);
    for (const screens of [1, 2, 100]) {
      await scrollBy(page, screens);
      await expect(button(page)).toBeInViewport({ ratio: 1 });
    }
  });

  test('the button is hidden by errors, a focused field and a toast', async ({ page }) => {
    await openContact(page);
    await scrollBy(page, 1.2);
    await expect(button(page)).toBeVisible();
    await page.getByLabel('Sobrenome').focus();
    await expect(button(page)).toBeHidden();
    await page.getByLabel('Sobrenome').blur();
    await expect(button(page)).toBeVisible();
    await send(page);
    await expect(page.getByRole('group', { name: 'Confira os campos' })).toBeFocused();
    await expect(button(page)).toBeHidden();

    await openForm(page, '/lp/cybersecurity/exemplo-seguranca');
    await fillLanding(page);
    await page.getByRole('button', { name: 'Quero a consultoria gratuita' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sucesso!' })).toBeVisible();
    await expect(button(page)).toBeHidden();
  });

  test.describe('while cookies are being asked about', () => {
    test.use({ consent: 'ask' });

    test('the button waits for the answer', async ({ page }) => {
      await page.goto('/');
      await scrollBy(page, 2);
      await expect(button(page)).toBeHidden();
      await page.getByRole('button', { name: 'Rejeitar todos' }).click();
      await expect(button(page)).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the button is below the first screen', async ({ page }) => {
      await page.goto('/');
      await expect(button(page)).not.toBeInViewport();
      await page.mouse.wheel(0, 1500);
      await expect(button(page)).toBeInViewport({ ratio: 1 });
    });
  });
});

test('on a wide screen the button is visible from the beginning, beside the text', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    const { x } = (await button(page).boundingBox())!;
    expect(x, `${width} px`).toBeGreaterThanOrEqual(await endOfText(page));
  }
});
