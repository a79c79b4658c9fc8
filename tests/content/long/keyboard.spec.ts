import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Integrations } from '../../../src/types/config.gen.ts';
import { routesOf } from '../../routes.ts';
import { own } from '../../sites.ts';
import { tabThrough } from '../../tab-walk.ts';
import { expect, hydrated, OWN_SITE, test } from '../../test.ts';

// Still: no stop moves, or scrolls smoothly, while it is looked at.
test.use({ ...OWN_SITE, contextOptions: { reducedMotion: 'reduce' } });

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

const { auth } = JSON.parse(
  readFileSync(join(own.root, 'site-config/integrations.json'), 'utf8'),
) as Integrations;

/** Signed out, the account leads to the entry while one walks. */
const walked = routesOf(own).filter((path) => path !== auth?.pages?.account);

const walks = [
  { size: WIDE, name: 'first half', paths: walked.filter((_, index) => index % 2 === 0) },
  { size: WIDE, name: 'second half', paths: walked.filter((_, index) => index % 2 === 1) },
  { size: NARROW, name: 'every sixth', paths: walked.filter((_, index) => index % 6 === 0) },
];

for (const { size, name, paths } of walks) {
  test(`Tab reaches everything in order and visibly, at ${size.width} px: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle'); // where it is asked who this is, more may come
      const { stops, problems } = await tabThrough(page);
      expect.soft(problems, path).toEqual([]);
      // That each is reached is among the problems; this is that there were some.
      expect.soft(stops.length, path).toBeGreaterThan(5);
    }
  });
}
