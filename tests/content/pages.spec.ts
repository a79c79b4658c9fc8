import type { Page } from 'playwright/test';
import { belowFirstScreen } from '../first-screen.ts';
import { holdRequests, painted } from '../hold-requests.ts';
import { lightHeadings } from '../light-headings.ts';
import { openingProblems } from '../opening.ts';
import {
  LARGE_TEXT_WIDTHS,
  reflowProblems,
  sidewaysScroll,
  spaceText,
  textSizeOf,
  zoomTo200,
} from '../reflow.ts';
import { routesOf } from '../routes.ts';
import { shiftOf } from '../shift.ts';
import { own } from '../sites.ts';
import { expect, hydrated, LONG, OWN_SITE, test } from '../test.ts';
import { halfUnderlinedLinks, underlinedWords } from '../underlined-words.ts';

const routes = routesOf(own);

// What glides is out of its place.
test.use({ ...OWN_SITE, contextOptions: { reducedMotion: 'reduce' } });

const isLong = Boolean(process.env.TEST_LONG);
/** In pixels; 200 % is one in between. `npm test` asks at the widest and the narrowest. */
const WIDTHS = isLong ? [1600, 1000, 390, 320] : [1600, 320];
const OPENING_WIDTHS = isLong ? [390, 940, 1440] : [390, 1440];
const SPACED_WIDTHS = [320, 1024, 1280];

// A few on one page of the browser, which then reads the scripts once for all of them.
for (const some of inTens(routes)) {
  test(`every width fits${isLong ? ', also with larger text and wider text spacing' : ''}; title and button are on the first screen, each where it belongs; headings are in order${isLong ? '; hydration is silent' : ''}: ${some.join(' ')}`, async ({
    page,
  }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url());
    });
    const setTextSize = await textSizeOf(page);
    for (const path of some) {
      await page.setViewportSize({ width: 1280, height: 720 }); // no longer at 200 %
      await page.goto(path);
      if (isLong) await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const levels = await page
        .locator('main :is(h1,h2,h3,h4,h5,h6)')
        .evaluateAll((all) => all.map((one) => Number(one.tagName[1])));
      for (const [index, level] of levels.entries()) {
        expect(
          level - (levels[index - 1] ?? 0),
          `${path}: heading ${index + 1} of ${levels}`,
        ).toBeLessThanOrEqual(1);
      }

      expect(await lightHeadings(page), path).toEqual([]);
      expect(await underlinedWords(page), `${path}: underlined but no link`).toEqual([]);
      expect(await halfUnderlinedLinks(page), `${path}: half underlined`).toEqual([]);
      expect(fonts.size, `${path}: fonts but the two cut for the site`).toBeLessThanOrEqual(2);

      expect(await belowFirstScreen(page), path).toEqual([]);
      for (const width of OPENING_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await openingProblems(page), `${path} at ${width} px`).toEqual([]);
      }

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await reflowProblems(page), `${path} at ${width} px`).toEqual([]);
      }
      const taken = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(taken, 'width of the scrollbar').toBeGreaterThan(0);
      if (isLong) await largerText(page, path, setTextSize);
    }
  });
}

/** At 200 %, and with wider spacing. */
async function largerText(
  page: Page,
  path: string,
  setTextSize: (percent: number) => Promise<void>,
) {
  await zoomTo200(page);
  expect(await reflowProblems(page), `${path} at 200 %`).toEqual([]);
  await setTextSize(200);
  for (const width of LARGE_TEXT_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sidewaysScroll(page), `${path}, large text, at ${width} px`).toBe(0);
  }
  await setTextSize(100);
  await spaceText(page);
  for (const width of SPACED_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page), `${path}, spaced, at ${width} px`).toBe(0);
  }
}

function inTens(all: string[]): string[][] {
  return all.length === 0 ? [] : [all.slice(0, 10), ...inTens(all.slice(10))];
}

test('nothing shifts while a page loads', { tag: LONG }, async ({ page, watched }) => {
  test.setTimeout(600_000); // every page, however slow the machine
  // When the fonts arrive is a matter of luck; what else could shift is not.
  await page.route('**/*.woff2', (route) => route.abort());
  watched.allowed.push(/Failed to load resource/);
  for (const path of routes) {
    await page.goto(path);
    expect(await shiftOf(page), path).toBeLessThan(0.005);
  }
});

test('fonts that load late hardly move the text', { tag: LONG }, async ({ page }) => {
  for (const path of routes.filter((_, index) => index % 10 === 0)) {
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await painted(page);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page), path).toBeLessThan(0.1); // "good" by web.dev's Core Web Vitals
  }
});
