/**
 * `node scripts/run.mjs bench/studio.ts`: how the studio answers, on a copy of the content.
 *
 * With the site's own pages, 1,000 and 10,000 more (`-- 0 1000` says how many instead). Opening: from asking for the address
 * to the first section in the list, or the first page in the list of all, libraries bundled before. Typing: from a key
 * in the title of the longest page (30 sections) to the same letters in its canvas. A letter in the filter: until the list is
 * another one and painted. First error: from emptying a title to what is wrong with it, said below it. Find: from the last
 * letter to the count of texts; replace: in all of them, until it is said. Held up: the longest task of the window's thread
 * meanwhile, in which it answers no press. Medians and worst, in milliseconds, in bench/results/studio.md.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, ensureBrowser } from '../src/node/browser.ts';
import { projectRoot } from '../src/node/project.ts';
import { median } from './statistics.ts';

declare global {
  interface Window {
    held?: number;
  }
}

const PORT = 4187;
const KEYS = 30;
const SECTIONS = 30;
const MODEL = 'site-config/pages/solucoes/protecao-redes-solucoes.json';
const LONGEST = 'site-config/pages/longa.json';
const studio = `http://localhost:${PORT}/__studio`;

const given = process.argv.slice(2).map(Number);
const added = given.length > 0 ? given : [0, 1_000, 10_000];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
try {
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  for (const more of added) all.push(await measure(browser, more));
  const cell = (values: number[] = []) =>
    `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;
  const row = (name: string, of: keyof Omit<(typeof all)[number], 'replaced'>) =>
    `| ${[name, ...all.map((one) => cell(one[of]))].join(' | ')} |`;
  const text = `# The studio

\`node scripts/run.mjs bench/studio.ts\`; milliseconds, median (worst), by the pages that the site has besides its own.

| what | ${added.map((more) => `${more.toLocaleString('en')} more`).join(' | ')} |
| --- | ${added.map(() => '---').join(' | ')} |
${row('opening a page of 30 sections', 'opening')}
${row('opening the list of pages', 'listing')}
${row('a key to the canvas', 'typing')}
${row('a letter in the filter of the list', 'filtering')}
${row('first error of a field', 'error')}
${row('find a word in all texts', 'finding')}
${row('the window held up by a key', 'heldByKeys')}
${row('the window held up by an error', 'heldByError')}
${row('the window held up by a search', 'heldBySearch')}
${row('the window held up by that replacement', 'heldByReplacing')}
${row(`replace it in ${all.map(({ replaced }) => replaced.toLocaleString('en')).join('; ')} texts`, 'replacing')}
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
    // What is pressed is found by its words.
    const page = await browser.newPage({
      locale: 'pt-BR',
      viewport: { width: 1600, height: 900 },
    });
    await page.addInitScript(() => {
      localStorage['studio-tour'] = 'yes';
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.held = Math.max(window.held ?? 0, duration);
      }).observe({ type: 'longtask' });
    });
    while (!(await page.goto(studio).catch(() => undefined))) await page.waitForTimeout(300);
    await opened(page);
    await page.waitForTimeout(3_000);
    const listing = await timesOf(page, studio);
    const opening = await timesOf(page, `${studio}#/${LONGEST}`);
    await held(page);
    const ofKeys = await typing(page);
    const heldByKeys = [await held(page)];
    const error = await firstError(page);
    const heldByError = [await held(page)];
    const { finding, heldBySearch, replacing, replaced } = await search(page);
    const heldByReplacing = [await held(page)];
    await page.goto('about:blank');
    await page.goto(studio);
    await opened(page);
    const filtering = await filter(page);
    console.log(`${added} more: measured`);
    return {
      ...{ opening, listing, typing: ofKeys, filtering, error, finding, replacing, replaced },
      ...{ heldByKeys, heldByError, heldBySearch, heldByReplacing },
    };
  } finally {
    server.kill();
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The longest task since it was asked last; none is told below 50 ms. */
function held(page: Page): Promise<number> {
  return page.evaluate(() => {
    const longest = window.held ?? 0;
    window.held = 0;
    return longest;
  });
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

/** A letter at a time, and away again: from the key to the painted list. */
async function filter(page: Page): Promise<number[]> {
  const list = page.getByRole('complementary', { name: 'Páginas e seções' });
  await list.getByRole('searchbox').click();
  const times: number[] = [];
  for (const key of [...'firewall', ...Array(8).fill('Backspace')]) {
    const measured = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener(
            'keydown',
            () => {
              const from = performance.now();
              // After the frame in which the list is what the letters say.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
            },
            { once: true, capture: true },
          );
        }),
    );
    await page.waitForTimeout(150); // it listens by then
    await page.keyboard.press(key);
    times.push(await measured);
  }
  return times;
}

/** From emptying the title to what is wrong with it; three times. */
async function firstError(page: Page): Promise<number[]> {
  const fields = page.getByRole('complementary', { name: 'Campos' });
  const title = fields.getByRole('textbox', { name: /^Título/ }).first();
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    await title.fill(`Título ${run}`);
    await page.waitForTimeout(1_000);
    const start = performance.now();
    await title.fill('');
    await fields.locator('[aria-invalid="true"]').first().waitFor();
    times.push(performance.now() - start);
  }
  await title.fill('Um título');
  await page.waitForTimeout(1_000);
  return times;
}

/** A word of each added page, in one field of each and more of the model's own. */
async function search(page: Page) {
  const [word, other] = ['firewall', 'muralha'];
  await page.keyboard.press('ControlOrMeta+Shift+f');
  const dialog = page.getByRole('dialog', { name: 'Buscar em todos os textos' });
  await dialog.waitFor();
  const finding: number[] = [];
  const found = dialog.getByRole('status').filter({ hasText: /^\d[\d.]* textos?/ });
  for (let run = 0; run < 3; run++) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(run % 2 === 0 ? word : `${word}s`);
    await page.waitForTimeout(2_000);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await found.waitFor({ state: 'hidden' });
    await page.keyboard.insertText(word.slice(0, -1));
    const start = performance.now();
    await page.keyboard.press(word.slice(-1));
    await found.waitFor({ timeout: 180_000 });
    finding.push(performance.now() - start);
  }
  const heldBySearch = [await held(page)];
  await dialog.getByRole('button', { name: 'Trocar por outras palavras' }).click();
  await dialog.getByLabel('Trocar por').fill(other);
  const replace = dialog.getByRole('button', { name: /^Trocar em \d/ });
  await replace.waitFor();
  const replaced = Number(((await replace.textContent()) ?? '').replace(/\D/g, ''));
  const start = performance.now();
  await replace.click();
  await page.getByText(/^Trocado em/).waitFor({ timeout: 180_000 });
  return { finding, heldBySearch, replacing: [performance.now() - start], replaced };
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
