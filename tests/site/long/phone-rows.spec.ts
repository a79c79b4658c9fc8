/** Cards that are a grid on wide screens and a row on a phone. */
import type { Locator } from 'playwright/test';
import { sidewaysScroll } from '../../reflow.ts';
import { expect, test } from '../../test.ts';

const PHONE = { width: 390, height: 844 };

/** How far a row scrolls, and how wide it is, in pixels. */
const scrollOf = (row: Locator) =>
  row.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
    scrollLeft,
    hidden: scrollWidth - clientWidth,
  }));

test('cards that are to slide are a row on a phone, which the arrow keys scroll; elsewhere it takes no focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const row = page.getByRole('group', { name: /^Seis/ });
  const cards = row.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  const [first, second] = [
    (await cards.nth(0).boundingBox())!,
    (await cards.nth(1).boundingBox())!,
  ];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeLessThan(PHONE.width - 20); // a part of it is visible
  expect((await scrollOf(row)).hidden).toBeGreaterThan(first.width);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await scrollOf(row)).scrollLeft).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const grid = page.locator('[role=group]:has(> ul):not(:has(> div))').first();
  await grid.focus();
  await expect(grid).not.toBeFocused();
  await expect(page.getByRole('region', { name: /^Seis/ }).getByRole('listitem')).toHaveCount(6);
});

test('rows of cards do not make a page wider than a phone', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/materiais');
    expect(await page.locator('main [role=group] > ul').count()).toBeGreaterThan(1);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('partners that do not move are a row on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const strip = page.locator('[role=group]:has(> div > ul)');
  const cards = strip.locator('ul:not([aria-hidden]) > li');
  const [first, second] = [
    (await cards.nth(0).boundingBox())!,
    (await cards.nth(1).boundingBox())!,
  ];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeLessThan(PHONE.width);
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await scrollOf(strip)).scrollLeft).toBeGreaterThan(0);
});
