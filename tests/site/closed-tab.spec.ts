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

/** Milliseconds between the click and the closing. */
const cases = [
  { delays: [0, 10], tag: [] },
  {
    delays: [0, 2, 5, 10, 20, 35, 50, 100, 200].flatMap((delay) => Array(4).fill(delay)),
    tag: LONG,
  },
];

for (const { delays, tag } of cases)
  test(`each lead is kept if its tab is closed after the click (${delays.length} delays)`, {
    tag,
  }, async ({ page, context }) => {
    test.slow();
    await page.goto('/robots.txt'); // the browser stays open
    const sent: [name: string, delay: number][] = [];
    for (const delay of delays) sent.push([await sendAndClose(context, delay), delay]);
    for (const [name, delay] of sent) {
      await expect.poll(() => noticesOf(page, name), name).toBe(1);
      // The browser drops what an iframe has begun to post and not handed over: the log alone has it then.
      const atLeast = delay < 50 ? 0 : 1;
      await expect
        .poll(async () => (await leadsOf(page, name)).length, name)
        .toBeGreaterThanOrEqual(atLeast);
      expect((await leadsOf(page, name)).length, name).toBeLessThanOrEqual(1);
    }
  });

/** How many e-mails told the team of a lead, which the log has then. */
async function noticesOf(page: Page, name: string): Promise<number> {
  const { emails } = await (await page.request.get('/__local/inbox.json')).json();
  return emails.filter(({ html }: { html: string }) => html.includes(name)).length;
}

async function sendAndClose(context: BrowserContext, delay: number): Promise<string> {
  const name = who(`Fechada ${delay}`);
  const tab = await context.newPage();
  await openContact(tab);
  await fillContact(tab, name);
  await solveCaptcha(tab);
  await tab.locator(button).hover();
  await tab.mouse.down();
  await tab.mouse.up();
  await tab.waitForTimeout(delay);
  await tab.close();
  return name;
}

test('a page that was left and restored does not post again by itself', async ({ page }) => {
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

test('a lead that could not be posted when the tab was closed is offered at the next visit', async ({
  page,
  context,
  watched,
}) => {
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
  await expect(tab.locator('form[data-pending]')).toBeAttached();
  await tab.close();
  await page.goto('/robots.txt');
  await expect.poll(async () => (await leadsOf(page, name)).length).toBe(1);
});
