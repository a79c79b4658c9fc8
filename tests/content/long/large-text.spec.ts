/** Text of 200 % on the fixture; on the own site pages.spec.ts tries it, where it has each page open. */
import { LARGE_TEXT_WIDTHS, sidewaysScroll, textSizeOf } from '../../reflow.ts';
import { routesOf } from '../../routes.ts';
import { fixture } from '../../sites.ts';
import { expect, test } from '../../test.ts';

test('no page scrolls sideways if the text size is 200 %', async ({ page }) => {
  const setTextSize = await textSizeOf(page);
  for (const path of routesOf(fixture)) {
    await page.goto(path);
    await setTextSize(200);
    for (const width of LARGE_TEXT_WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
    }
  }
});
