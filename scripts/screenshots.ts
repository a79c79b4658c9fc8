/**
 * `node scripts/run.mjs scripts/screenshots.ts`: every page of dist/, whole, at two widths, into the site's screenshots/, to look at; and
 * all of a width side by side on one sheet, where sameness shows.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { contactSheet } from '../src/commands/contact-sheet.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { showAll } from '../src/commands/screenshot/whole-page.ts';
import { viteOptions } from '../src/dev/vite-options.ts';
import { browserFlags, ensureBrowser } from '../src/node/browser.ts';
import { contentRoot, distDir } from '../src/node/project.ts';
import { type Message, msg } from '../src/words/message.ts';
import { worded } from '../src/words/reader.ts';

await runCommand(() =>
  readOptions({ name: 'node scripts/run.mjs scripts/screenshots.ts', options: SITE }),
);

const WIDTHS = [390, 1440];
const OUT = join(contentRoot, 'screenshots');

const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' });
const names = files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -5));
const server = await preview(
  await viteOptions({
    logLevel: 'warn',
    preview: { port: 0, host: 'localhost', open: false },
  }),
);
const [origin = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
rmSync(OUT, { recursive: true, force: true });

try {
  for (const width of WIDTHS) {
    const folder = join(OUT, String(width));
    mkdirSync(folder, { recursive: true });
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const pictures: string[] = [];
    for (const [index, name] of names.sort().entries()) {
      // Idle: what is for one visitor alone has taken the place of what was served, of another height.
      const { href } = new URL(name === 'index' ? '/' : name, origin);
      await page.goto(href, { waitUntil: 'networkidle' });
      await showAll(page);
      const path = join(folder, `${name.replaceAll(/[\\/]/g, '-')}.png`);
      await page.screenshot({ path, fullPage: true });
      pictures.push(path);
      const [number, all] = [index + 1, names.length];
      told(msg('commands/pictures:screenshot', { width, number, all, path: `/${name}` }));
    }
    await contactSheet(pictures, join(OUT, `all-${width}.png`));
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
told(msg('commands/pictures:screenshots', { count: names.length * WIDTHS.length }));

function told(message: Message): void {
  console.log(worded(message));
}
