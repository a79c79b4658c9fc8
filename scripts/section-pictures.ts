/**
 * `node scripts/run.mjs scripts/section-pictures.ts`: a small picture of each section type into docs/secoes/, for the guide, as
 * the gallery of the dev server shows its first example. Of what the first site lacks, `--site <folder>` takes them of another.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { GALLERY_DATA, type GalleryData } from '../src/app/dev/gallery/gallery-data.ts';
import { traitsOf } from '../src/blocks/traits.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { sampleLog } from '../src/demo/supabase/sample-log.ts';
import { viteOptions } from '../src/dev/vite-options.ts';
import { browserFlags, ensureBrowser } from '../src/node/browser.ts';
import { useDemoEnvironment } from '../src/node/demo-environment.ts';
import { projectRoot } from '../src/node/project.ts';
import { SESSION_KEY } from '../src/visitor/auth/traces.ts';

/** Of another site, only those that the first one lacks. */
const { values: options } = await runCommand(() =>
  readOptions({ name: 'node scripts/run.mjs scripts/section-pictures.ts', options: SITE }),
);

const OUT = join(projectRoot, 'docs/secoes');
/** What is photographed, at most; and how wide it becomes. */
const WINDOW = { width: 1200, height: 900 };
const WIDTH = 480;

useDemoEnvironment();
const localData = mkdtempSync(join(tmpdir(), 'section-pictures-'));
process.env.LOCAL_DATA = localData; // an empty database, without anyone's submissions
const server = await createServer(
  await viteOptions({
    logLevel: 'warn',
    server: { port: 0, host: 'localhost', open: false, hmr: false, watch: null },
  }),
);
await server.listen();
const [origin = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });

try {
  const { sections } = (await (await fetch(new URL(GALLERY_DATA, origin))).json()) as GalleryData;
  const types = new Set<string>(sections.map(({ type }) => type));
  mkdirSync(OUT, { recursive: true });
  const isLeft = (name: string) =>
    types.has(name) || existsSync(join(projectRoot, 'src/blocks/sections', name));
  for (const name of readdirSync(OUT))
    if (!options.site && !isLeft(name.replace(/\.webp$/, ''))) rmSync(join(OUT, name));
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const { type, examples } of sections) {
    const isOfEngine = existsSync(join(projectRoot, 'src/blocks/sections', type));
    if (options.site && (!isOfEngine || existsSync(join(OUT, `${type}.webp`)))) continue;
    const isWorkspace = traitsOf(type).frame === 'workspace';
    if (isWorkspace)
      await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
        SESSION_KEY,
        await sampleLog(origin),
      ] as const);
    const [example] = examples;
    if (!example?.preview) {
      console.log(`(${type}: ${example?.lacks})`);
      continue;
    }
    // With its scripts: a screen of the panel, or a form to sign in, is made by them.
    await page.goto(new URL(example.preview, origin).href, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: 'nav[aria-label="Editor"] { display: none }' });
    if (isWorkspace) {
      await page.locator('main').getByRole('table').or(page.locator('main li')).first().waitFor();
      await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    }
    await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      const loading = pictures.map((picture) => picture.decode().catch(() => undefined));
      await Promise.all([...loading, document.fonts.ready]);
    });
    const main = (await page.locator('main').boundingBox()) ?? { height: WINDOW.height };
    const clip = { x: 0, y: 0, ...WINDOW, height: Math.min(main.height, WINDOW.height) };
    const png = await page.screenshot({ clip });
    const webp = await sharp(png).resize(WIDTH).webp({ quality: 82 }).toBuffer();
    writeFileSync(join(OUT, `${type}.webp`), webp);
    console.log(`docs/secoes/${type}.webp, ${Math.round(webp.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(localData, { recursive: true });
}
