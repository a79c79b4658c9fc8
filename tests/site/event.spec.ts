import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Section, Page as SitePage } from '../../src/types/config.gen.ts';
import { fixture } from '../sites.ts';
import { expect, LONG, test } from '../test.ts';

// Built after the event; React would complain to the console of a mismatch, which fails a test.
const path = '/lp/campaigns/roundtable-sessions-cotia';

const { sections } = JSON.parse(
  readFileSync(join(fixture.root, 'site-config/pages/lp/roundtable-cotia.json'), 'utf8'),
) as SitePage;
const ofType = <T extends Section['type']>(type: T) =>
  sections.filter((one) => one.type === type) as Extract<Section, { type: T }>[];
const { upcoming, past } = ofType('event')[0]!;

/** The heading of the form, as it is before and after the event. */
const heading = (page: Page, when: 'before' | 'after') =>
  page.getByRole('heading', {
    name: ofType('form').find((form) => form.when === when)!.title,
    exact: true,
  });

async function looksBack(page: Page) {
  await expect(page.getByText(past.badge, { exact: true })).toBeVisible();
  await expect(page.getByText(upcoming.badge, { exact: true })).toHaveCount(0);
  await expect(heading(page, 'after')).toBeVisible();
  await expect(heading(page, 'before')).toHaveCount(0);
  // Nothing is sold that is over, and the one form of the page is still at its address.
  await expect(page.getByText(/lugares são poucos|guarde o seu lugar/i)).toHaveCount(0);
  await expect(page.locator('#inscricao form')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function invites(page: Page) {
  await expect(page.getByText(upcoming.badge, { exact: true })).toBeVisible();
  await expect(heading(page, 'before')).toBeVisible();
  await expect(heading(page, 'after')).toHaveCount(0);
  await expect(page.locator('#inscricao form')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('the page looks back after the end of the event', async ({ page }) => {
  await page.goto(path);
  await looksBack(page);
});

for (const [day, time] of [
  ['the day before', '2025-07-22T11:00:00-03:00'],
  ['on the day', '2025-07-23T12:30:00-03:00'],
] as const) {
  test(`${day}, a page built in another state corrects itself`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await page.goto(path);
    await page.mouse.move(5, 5);
    await invites(page);
  });
}

test('an open page changes when the event ends', { tag: LONG }, async ({ page }) => {
  // Hours before, not seconds: this clock runs on while a slow machine opens the page.
  await page.clock.install({ time: '2025-07-23T12:00:00-03:00' });
  await page.goto(path);
  await page.mouse.move(5, 5);
  await invites(page);
  await page.clock.fastForward('03:00:01');
  await looksBack(page);
});
