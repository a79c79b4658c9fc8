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
    data.sections[0].title = `Edição número ${run}`;
    const begun = performance.now();
    writeFileSync(file, JSON.stringify(data));
    await page.getByRole('heading', { level: 1, name: data.sections[0].title }).waitFor();
    times.push(performance.now() - begun);
    await page.waitForTimeout(pause);
  }
  return times;
}
