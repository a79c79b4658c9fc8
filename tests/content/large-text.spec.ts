/** The text size that a browser is set to, not the zoom: no window gets narrower by it, in em it does. */
import { browserFlags, findShell } from '../../src/node/browser.ts';
import { sidewaysScroll } from '../reflow.ts';
import { routesOf } from '../routes.ts';
import { fixture, own } from '../sites.ts';
import { expect, OWN_SITE, test } from '../test.ts';

test.use({
  launchOptions: {
    executablePath: findShell(),
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** In pixels: those between the extremes are for the long tests. */
const WIDTHS = process.env.TEST_LONG ? [1280, 1024, 390, 320] : [1280, 320];

for (const [name, site, options] of [
  ['of the fixture', fixture, {}],
  ['of the own site', own, OWN_SITE],
] as const) {
  test.describe(name, () => {
    test.use(options);
    test('no page scrolls sideways if the text size is 200 %', async ({ page }) => {
      for (const path of routesOf(site)) {
        await page.goto(path);
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe('32px');
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
        }
      }
    });
  });
}
