/** What a click on "send" has started arrives, once, though the tab is closed before it was posted. */
import type { BrowserContext, Page } from 'playwright/test';
import {
  DONE,
  expectTyped,
  fillContact,
  leadsOf,
  openContact,
  send,
  solveCaptcha,
  UNKNOWN,
  who,
} from '../contact.ts';
import { expect, LONG, test } from '../test.ts';

const button = 'form[data-ready] button[type=submit]';

/** The click, and what the closing waits for after it. */
const MOMENTS: Record<string, (tab: Page, click: () => Promise<void>) => Promise<unknown>> = {
  'once the page has the click': async (tab, click) => {
    await click();
    await tab.evaluate(() => undefined);
  },
  'as the post begins': (tab, click) =>
    Promise.all([tab.waitForRequest('**/crm/capture'), click()]),
};

for (const { times, tag } of [
  { times: 1, tag: [] },
  { times: 10, tag: LONG },
])
  test(`each lead arrives once if its tab is closed after the click, ${times} times a moment`, {
    tag,
  }, async ({ page, context }) => {
    test.slow();
    await page.goto('/robots.txt'); // the browser stays open
    const names: string[] = [];
    for (const moment of Object.keys(MOMENTS))
      for (let time = 0; time < times; time++) names.push(await sendAndClose(context, moment));
    for (const name of names)
      await expect.poll(async () => (await leadsOf(page, name)).length, name).toBe(1);
  });

async function sendAndClose(context: BrowserContext, moment: string): Promise<string> {
  const name = who(`Fechada ${moment}`);
  const tab = await context.newPage();
  await openContact(tab);
  await fillContact(tab, name);
  await solveCaptcha(tab);
  await tab.locator(button).hover();
  await MOMENTS[moment]?.(tab, async () => {
    await tab.mouse.down();
    await tab.mouse.up();
  });
  await tab.close();
  return name;
}

test('a page that was left and restored does not post again by itself', { tag: LONG }, async ({
  page,
}) => {
  const name = who('Voltou');
  await openContact(page);
  await fillContact(page, name);
  await solveCaptcha(page);
  await page.locator(button).evaluate((element) => {
    (element as HTMLButtonElement).click();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  // The answer to what was posted without the page is nobody's to read.
  await expect(page.getByRole('group', { name: UNKNOWN }).getByRole('heading')).toBeFocused();
  await expect.poll(async () => (await leadsOf(page, name)).length).toBe(1);
  const [first] = await leadsOf(page, name);

  // By hand it goes again, under the same id.
  await solveCaptcha(page);
  await send(page);
  await expect(page.getByRole('heading', { name: DONE })).toBeFocused();
  const ids = (await leadsOf(page, name)).map(({ fields }) => fields.submission_id);
  expect(ids).toEqual([first!.fields.submission_id, first!.fields.submission_id]);
});

test('a lead that could not be posted when the tab was closed is offered at the next visit', {
  tag: LONG,
}, async ({ page, context, watched }) => {
  watched.allowed.push(/Failed to load resource/); // the code that posts
  const name = who('Depois');
  const tab = await context.newPage();
  await tab.route(/crm\.strategy/, (route) => route.abort());
  await openContact(tab);
  await fillContact(tab, name);
  await solveCaptcha(tab);
  await tab.locator(button).hover();
  await tab.mouse.down();
  await tab.mouse.up();
  await tab.close();

  await openContact(page);
  await expectTyped(page, name);
  expect(await leadsOf(page, name)).toEqual([]); // the captcha is solved by a person
  await page.getByLabel('Aceito receber').check();
  await solveCaptcha(page);
  await send(page);
  await expect(page.getByRole('heading', { name: DONE })).toBeFocused();
  expect(await leadsOf(page, name)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).not.toContain(name);
});

test('a form sent before the app has loaded is posted when the tab is closed', async ({
  page,
  context,
}) => {
  const name = who('Cedo');
  const tab = await context.newPage();
  // The first of the app's modules does not come.
  await tab.route(/\/assets\/(?!bring-app).*\.js$/, () => undefined);
  await tab.goto('/fale-conosco');
  await fillContact(tab, name);
  await tab.locator('form button[type=submit]').click();
  const isHeld = () => tab.evaluate(() => [...document.forms].some((form) => '$held' in form));
  await expect.poll(isHeld).toBe(true);
  await tab.close();
  await page.goto('/robots.txt');
  await expect.poll(async () => (await leadsOf(page, name)).length).toBe(1);
});
