import type { Page } from 'playwright/test';
import { routesOf } from '../routes.ts';
import { own } from '../sites.ts';
import { expect, LONG, OWN_SITE, test } from '../test.ts';

test.use({
  ...OWN_SITE,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const EVENT = 3_000;
const SERVICES = ['/nsoc', '/monitoramento', '/protecao-redes', '/defesa-cibernetica'];
const SOLUTIONS = [
  '/protecao-redes-solucoes',
  '/next-gen-antivirus',
  '/monitoramento-ti',
  '/treinamento-usuarios',
  '/acesso-remoto-seguro',
  '/softwares-gerenciamento-ti',
  '/gestao-vulnerabilidades',
];
const CASES = ['/case-barbosa', '/case-afip', '/case-cometa', '/case-novaquest'];

const again = (page: Page) =>
  page.locator('main section:first-of-type').getByRole('button', { name: 'Ver de novo' });

/** Of the window: a drawing as wide as that is more than an element's own picture can hold. */
const frame = (page: Page) => page.screenshot();

/** It plays for the first three seconds, then rests in the state that is shown where less motion is wanted. */
async function playsOnce(page: Page, path: string): Promise<void> {
  const begun = Date.now();
  // It is not there where less motion is wanted.
  await again(page).evaluate((button) => {
    button.style.visibility = 'hidden';
  });
  const frames: Buffer[] = [];
  while (Date.now() - begun < EVENT) {
    frames.push(await frame(page));
    await page.waitForTimeout(200);
  }
  expect(
    frames.some((one) => !one.equals(frames[0] as Buffer)),
    `${path} plays`,
  ).toBe(true);
  await page.waitForTimeout(Math.max(0, begun + EVENT + 1_000 - Date.now()));
  const end = await frame(page);
  await page.waitForTimeout(700);
  expect(end.equals(await frame(page)), `${path} rests`).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(async () => end.equals(await frame(page)), { message: `${path} at its end` })
    .toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

test('an opening plays its event once as the page loads', async ({ page }) => {
  await page.goto('/protecao-redes', { waitUntil: 'commit' });
  await again(page).waitFor();
  await playsOnce(page, '/protecao-redes');
});

test('every opening plays, again too', { tag: LONG }, async ({ page }) => {
  test.setTimeout(600_000); // some seconds a page
  for (const path of [...SERVICES, ...SOLUTIONS, ...CASES]) {
    await page.goto(path);
    await expect(again(page), path).toBeVisible();
  }
  for (const path of routesOf(own)) {
    await page.goto(path);
    if ((await again(page).count()) === 0) continue;
    await again(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(EVENT);
    await again(page).click();
    await page.mouse.move(5, 5);
    await playsOnce(page, path);
  }
});
