import { axeViolations } from '../../axe.ts';
import { routesOf } from '../../routes.ts';
import { own } from '../../sites.ts';
import { expect, hydrated, OWN_SITE, test } from '../../test.ts';

// Still, so that axe sees colours and not a fade.
test.use({ ...OWN_SITE, contextOptions: { reducedMotion: 'reduce' } });

for (const path of routesOf(own)) {
  test(`${path} has no axe violation`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle'); // the account leads who is not signed in elsewhere
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    }
  });
}
