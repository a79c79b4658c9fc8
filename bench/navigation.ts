/**
 * `node scripts/run.mjs bench/navigation.ts`: from a click on a link to the next page painted, and back again.
 *
 * In the built site, each link of the footer to a page of its own is pointed at (which fetches what it
 * leads to), then clicked: until the frame after its heading is there. Then the browser goes to another
 * origin and back: whether the page comes out of the back/forward cache as it was left. Medians and
 * worst, in milliseconds, in bench/results/navigation.md. Needs `dist/` (npm run build -- --mode demo).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserFlags, ensureBrowser } from '../src/node/browser.ts';
import { distDir, projectRoot } from '../src/node/project.ts';
import { serveDist } from './servers.ts';
import { median } from './statistics.ts';

const PORT = 4188;
const origin = `http://localhost:${PORT}`;
/** The same server, to a browser another origin. */
const elsewhere = `http://127.0.0.1:${PORT}/`;

const server = await serveDist(distDir, PORT);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: browserFlags,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(origin);
  const paths = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const times: number[] = [];
  for (const path of paths) if (await isPage(path)) times.push(await followed(page, path));
  const kept = await keptOnReturn(page);
  const text = `# Navigation

From the click on a link that was pointed at to the next page painted, ${times.length} links of the footer
(\`node scripts/run.mjs bench/navigation.ts\`): median ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms.

Back from another origin, the page ${kept ? 'comes out of the back/forward cache, as it was left' : 'is LOADED AGAIN'}.
`;
  mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
  writeFileSync(join(projectRoot, 'bench/results/navigation.md'), text);
  console.log(text);
} finally {
  await browser.close();
  server.kill();
}

/** And no other name of one, which the server is asked for. */
async function isPage(path: string): Promise<boolean> {
  const { status } = await fetch(origin + path, { redirect: 'manual' });
  return status === 200 && path !== '/' && !path.includes('#');
}

async function followed(page: Page, path: string): Promise<number> {
  const link = page.locator(`footer a[href="${path}"]`).first();
  await link.hover();
  await page.waitForTimeout(500); // fetched
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const start = performance.now();
        const look = () =>
          requestAnimationFrame(() =>
            document.querySelector('h1') === before
              ? look()
              : setTimeout(() => resolve(performance.now() - start)),
          );
        (element as HTMLElement).click();
        look();
      }),
  );
}

async function keptOnReturn(page: Page): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { left: true }));
  await page.goto(elsewhere);
  // A page out of the cache does not load, which is all that `goBack` would wait for.
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.origin === origin, { waitUntil: 'commit' });
  await page.waitForTimeout(500);
  return page.evaluate(() => 'left' in window);
}
