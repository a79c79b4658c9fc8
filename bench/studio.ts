/**
 * `node scripts/run.mjs bench/studio.ts`: how the studio answers, on a copy of the content.
 *
 * Opening: from asking for the address to the first section in the list, or the first page in the list of
 * all, libraries bundled before, with the site's own pages and with 1,000 more. Typing: from a key in the title of the longest page (30
 * sections) to the same letters in its canvas, 30 keys. Medians and worst, in milliseconds, and the
 * ratio of the two openings, in bench/results/studio.md.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, ensureBrowser } from '../src/node/browser.ts';
import { projectRoot } from '../src/node/project.ts';
import { median } from './statistics.ts';

const PORT = 4187;
const KEYS = 30;
const SECTIONS = 30;
const MODEL = 'site-config/pages/solucoes/protecao-redes-solucoes.json';
const LONGEST = 'site-config/pages/longa.json';
const studio = `http://localhost:${PORT}/__studio`;

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
try {
  const few = await measure(browser, 0);
  const many = await measure(browser, 1_000);
  const row = (name: string, values: number[]) =>
    `| ${name} | ${median(values).toFixed(0)} | ${Math.max(...values).toFixed(0)} |`;
  const text = `# The studio

\`node scripts/run.mjs bench/studio.ts\`; milliseconds. Opening with 1,000 more pages takes ${(median(many.opening) / median(few.opening)).toFixed(2)} times as long.

| what | median | worst |
| --- | --- | --- |
${row('opening, the site’s own pages', few.opening)}
${row('opening, 1,000 pages more', many.opening)}
${row('opening the list of pages, 1,000 more', many.listing)}
${row(`a key to the canvas, ${SECTIONS} sections`, few.typing)}
${row('the same, 1,000 pages more', many.typing)}
`;
  mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
  writeFileSync(join(projectRoot, 'bench/results/studio.md'), text);
  console.log(text);
} finally {
  await browser.close();
}

async function measure(browser: Browser, added: number) {
  const root = mkdtempSync(join(tmpdir(), 'bench-studio-'));
  for (const folder of ['site-config', 'public', 'blocks'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  const model = JSON.parse(readFileSync(join(projectRoot, MODEL), 'utf8'));
  for (let index = 0; index < added; index++)
    writeFileSync(
      join(root, `site-config/pages/escala-${index}.json`),
      JSON.stringify({
        ...model,
        path: `/escala/pagina-${index}`,
        meta: { ...model.meta, title: `Página ${index}` },
      }),
    );
  // An id may stand once in a page.
  const [first, ...others] = model.sections
    .map(({ id: _, ...section }: { id?: string }) => section)
    .filter((section: object) => !JSON.stringify(section).includes('"id":'));
  const sections = Array.from({ length: SECTIONS - 1 }, (_, at) => others[at % others.length]);
  writeFileSync(
    join(root, LONGEST),
    // No anchor is left to lead to.
    JSON.stringify({ ...model, path: '/longa', sections: [first, ...sections] }).replace(
      /"#[^"]+"/g,
      '"/"',
    ),
  );
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      CONTENT_ROOT: root,
      LOCAL_DATA: join(root, '.local'),
      PORT: String(PORT),
    },
    stdio: 'ignore',
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await page.addInitScript(() => {
      localStorage['studio-tour'] = 'yes';
    });
    while (!(await page.goto(studio).catch(() => undefined))) await page.waitForTimeout(300);
    await opened(page);
    await page.waitForTimeout(3_000);
    const listing = await timesOf(page, studio);
    const opening = await timesOf(page, `${studio}#/${LONGEST}`);
    return { opening, listing, typing: await typing(page) };
  } finally {
    server.kill();
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function timesOf(page: Page, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    await page.goto('about:blank');
    const start = performance.now();
    await page.goto(address);
    await opened(page);
    times.push(performance.now() - start);
  }
  return times;
}

function opened(page: Page): Promise<void> {
  return (
    page
      .getByRole('complementary', { name: 'Páginas e seções' })
      .locator('li')
      .first()
      // The first time, its libraries are bundled.
      .waitFor({ timeout: 180_000 })
  );
}

/** Measured in the page itself, between its own frames. */
async function typing(page: Page): Promise<number[]> {
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  const fields = page.getByRole('complementary', { name: 'Campos' });
  const title = fields.getByRole('textbox', { name: /^Título/ }).first();
  await title.fill('Um título');
  await page.waitForTimeout(1_000);
  const times: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const measured = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const shown = document.querySelector('iframe')?.contentDocument?.querySelector('h1');
          let from = 0;
          addEventListener(
            'keydown',
            () => {
              from = performance.now();
            },
            { once: true, capture: true },
          );
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve(performance.now() - from);
          });
          if (shown)
            observer.observe(shown, { childList: true, characterData: true, subtree: true });
        }),
    );
    await page.waitForTimeout(150);
    await page.keyboard.press('a');
    times.push(await measured);
  }
  return times;
}
