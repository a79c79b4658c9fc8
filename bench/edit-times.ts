import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/**
 * From saving a new title of /sobre, which `page` shows from the site in `root`, to its being seen, `runs` times,
 * in milliseconds; `pause` between them.
 */
export async function editTimes(
  page: Page,
  root: string,
  runs: number,
  pause = 0,
): Promise<number[]> {
  const file = join(root, 'site-config/pages/sobre.json');
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const data = JSON.parse(readFileSync(file, 'utf8'));
    const title = `Edição número ${run}`;
    data.sections[0].title = title;
    const begun = performance.now();
    writeFileSync(file, JSON.stringify(data));
    // At every frame: a locator looks again after 100 ms, then after 500.
    await page.waitForFunction(
      (text) => document.querySelector('h1')?.textContent?.replaceAll(/\s/g, ' ') === text,
      title,
    );
    times.push(performance.now() - begun);
    await page.waitForTimeout(pause);
  }
  return times;
}
