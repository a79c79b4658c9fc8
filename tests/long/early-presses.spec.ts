/** What is pressed while the app arrives is done as it would be later, on every page. */
import type { BrowserContext, Page } from 'playwright/test';
import { routesOf } from '../routes.ts';
import { fixture } from '../sites.ts';
import { expect, test } from '../test.ts';

/** Milliseconds from the moment when a control is there to the press. */
const MOMENTS = [0, 50, 150, 300, 600];
const BUTTONS = 'button, summary';
const LINKS = 'a[href^="/"]:not([target],[download]), a[href^="#"]';

// What moves by itself would be another state each time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routesOf(fixture))
  test(path, async ({ page, context }) => {
    test.setTimeout(1_200_000);
    await page.goto(path);
    // Header and footer are those of every page.
    const parts = path === '/' ? '' : 'main ';
    for (const index of await shownOf(page, BUTTONS, parts)) {
      const later = await pressedLater(page, path, index);
      for (const moment of MOMENTS)
        await early(context, { path, list: BUTTONS, index, moment }, (tab) =>
          expect.poll(() => stateOf(tab), `${later.label}, ${moment} ms`).toEqual(later.state),
        );
    }
    await page.goto(path);
    const links = await shownOf(page, LINKS, parts);
    for (const [count, index] of links.entries()) {
      const moment = MOMENTS[count % MOMENTS.length] ?? 0;
      const { href, hash } = await page.locator(LINKS).nth(index).evaluate(addressOf);
      const target = (await page.request.get(href)).url() + hash; // after redirects
      await early(context, { path, list: LINKS, index, moment }, (tab) =>
        expect.poll(() => tab.url(), `${href}, ${moment} ms`).toBe(target),
      );
    }
  });

const addressOf = (link: Element) => {
  const { origin, pathname, search, hash } = link as HTMLAnchorElement;
  return { href: origin + pathname + search, hash };
};

/** Indexes of what can be pressed at once, the first of those with the same target. */
const shownOf = (page: Page, list: string, parts: string) =>
  page.evaluate(
    ([list, within]) => {
      const targets = new Set<string>();
      return Array.from(document.querySelectorAll<HTMLElement>(list)).flatMap((element, index) => {
        const { href = String(index) } = element as HTMLAnchorElement;
        const isNew = !targets.has(href) && element.matches(within);
        const box = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true }) && box.width > 1;
        if (!isNew || !isShown || box.bottom < 0) return [];
        targets.add(href);
        return [index];
      });
    },
    [
      list,
      list
        .split(', ')
        .map((one) => parts + one)
        .join(),
    ] as const,
  );

/** What a press leads to once nothing is loading any more. */
async function pressedLater(page: Page, path: string, index: number) {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  const control = page.locator(BUTTONS).nth(index);
  const label = await control.evaluate((element) => element.outerHTML.slice(0, 200));
  await control.click();
  let state = '';
  await expect(async () => {
    await page.waitForLoadState('networkidle');
    const before = state;
    state = await stateOf(page);
    expect(state).toBe(before);
  }).toPass();
  return { label, state };
}

interface Press {
  path: string;
  list: string;
  index: number;
  moment: number;
}

async function early(
  context: BrowserContext,
  { path, list, index, moment }: Press,
  check: (tab: Page) => Promise<void>,
): Promise<void> {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await tab.goto(path, { waitUntil: 'commit' });
  const control = tab.locator(list).nth(index);
  await control.waitFor();
  await tab.waitForTimeout(moment);
  await control.click({ noWaitAfter: true });
  await check(tab);
  await tab.close();
}

/** Where one is, and all that a control may have changed. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const states = ['type', 'aria-label', 'hidden', 'open', 'aria-invalid', 'aria-current'];
    const of = (element: Element) =>
      [
        element.localName,
        ...[...states, 'aria-selected', 'aria-pressed', 'aria-expanded'].map((name) =>
          element.getAttribute(name),
        ),
        element.matches('[popover]:popover-open'),
      ].join();
    const all = document.querySelectorAll(
      'button, summary, details, dialog, input[name], [role=tabpanel], [popover], video, iframe',
    );
    return [location.pathname + location.hash, ...Array.from(all, of)].join('\n');
  });
