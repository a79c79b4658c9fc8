/** A language is a folder: the studio, the gallery and the overlay in one that is made of marked words. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { wordsOfName } from '../../src/app/dev/gallery/find.ts';
import { projectRoot } from '../../src/node/project.ts';
import { LANGUAGE_COOKIE } from '../../src/words/words-in-page.ts';
import { keptWords, MARKED_LETTER, PSEUDO, markedText as say } from '../pseudo-language.ts';
import { STUDIO_PORT, studioContent } from '../servers.ts';
import { expect, LONG, STUDIO, test } from '../test.ts';
import { OLD } from './old-versions.ts';
import { fileOf } from './studio.ts';
import { cutTexts, visibleTexts } from './visible-texts.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

const SMALL = { width: 390, height: 780 };
const WIDE = { width: 1440, height: 900 };

/** What may be seen though it is neither of the language nor of the site, and why. */
const OTHERS: readonly RegExp[] = [
  /^\/\S*(#.*)?$/, // an address of the site
  /^localhost:\d+$/, // where the page is served
  /^(\d+ × \d+,? ?)?[\d.,]* ?([kM]B|px,?)?$/, // numbers and units
];

const NAMES_OF_ICONS = '.icons span';

const TYPED = ['zzz', 'termos', 'Gestão de vulnerabilidades, hoje', 'Outra língua'];

/** Days and months as the browser writes them. */
const DATES = Array.from({ length: 84 }, (_, at) => new Date(2026, at % 12, at)).flatMap((day) =>
  ['weekday', 'month'].map((part) =>
    new Intl.DateTimeFormat(PSEUDO, { [part]: 'long' }).format(day),
  ),
);

/** What the repository of the site says. */
const OF_GIT = [
  'Ana',
  'O site',
  'Um letreiro',
  'A primeira página',
  'Passa correndo',
  ...Object.values(OLD),
  'site-config/pages/servicos/vigilancia.json',
  'site-config/pages/solucoes/gestao-vulnerabilidades.json',
];

/** What other tests have sent for review, of the same repository. */
const proposals = () =>
  execFileSync('git', ['for-each-ref', '--format=%(subject)', 'refs/heads'], {
    cwd: studioContent,
    encoding: 'utf8',
  }).split('\n');

/** The names of properties, which the gallery shows as they are written. */
function namesOfProperties(): string[] {
  const names: string[] = [];
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('properties' in schema) names.push(...Object.keys(schema.properties as object));
    for (const child of Object.values(schema)) walk(child);
  };
  for (const folder of ['schema', 'src/blocks'])
    for (const file of readdirSync(join(projectRoot, folder), {
      recursive: true,
      encoding: 'utf8',
    }))
      if (/schema\.json$/.test(file))
        walk(JSON.parse(readFileSync(join(projectRoot, folder, file), 'utf8')));
  return names;
}

/** The same within texts. */
const OTHERS_WITHIN = new RegExp(
  `\\$\\{\\w+(:-[^}]*)?\\}|\\b(Ctrl|Shift|Alt|Esc|Tab|Enter|Home|End|Delete|px|kB|MB|RRGGBB|GTM|https|${DATES.join('|')})\\b`,
  'g',
);

/** Each text of a site's files, without Markdown. */
function textsOfSite(root: string): Set<string> {
  const found = new Set<string>();
  const add = (text: string) => {
    for (const line of [text, ...text.split('\n')]) {
      for (const part of [
        line,
        ...line.split(' | '),
        ...line.split(BETWEEN_TEXTS),
        wordsOfName(line).join(' '),
      ])
        found.add(part.trim());
      found.add(line.replace(/[*‹›]|\[|\]\([^)]*\)/g, '').trim());
    }
  };
  const walk = (value: unknown): void => {
    if (typeof value === 'string') add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      found.add(key);
      walk(child);
    }
  };
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    found.add(file);
    for (const part of file.split('/')) found.add(part);
    for (const part of file.split('/')) add(part.charAt(0).toUpperCase() + part.slice(1)); // a group of pages
    if (file.endsWith('.json')) walk(JSON.parse(readFileSync(join(root, file), 'utf8')));
  }
  return found;
}

let site: ReadonlySet<string> = new Set();
let allOfSite = '';

/** What the site says; other tests write into it. */
function readSite(): void {
  site = new Set([
    ...site,
    ...textsOfSite(join(studioContent, 'site-config')),
    ...textsOfSite(join(studioContent, 'public')),
    ...OF_GIT,
    ...proposals(),
    ...namesOfProperties(),
    ...TYPED,
    ...keptWords(studioContent),
  ]);
  allOfSite = [...site].join('\n').toLowerCase();
}

const IS_MARKED = new RegExp(MARKED_LETTER);
const BETWEEN = new RegExp(`(?:${MARKED_LETTER}[\\s\\d\\p{P}\\p{S}]*)+`, 'u');
/** After the title of a page. */
const ADDRESS = /\(\/[\w/-]*\)/g;

/** Several texts of the site in one. */
const BETWEEN_TEXTS = /, | › |: | \| |“|”|"|→|…|[#()]/;
const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** What of a text is neither of the language nor of the site. */
function untranslated(text: string): string[] {
  if (site.has(text) || OTHERS.some((other) => other.test(text))) return [];
  const isMarked = IS_MARKED.test(text);
  const parts = text
    .replace(ADDRESS, '')
    .replace(OTHERS_WITHIN, '')
    .split(isMarked ? BETWEEN : BETWEEN_TEXTS)
    .map(trimmed);
  const pieces = isMarked ? parts.flatMap((part) => part.split(BETWEEN_TEXTS)).map(trimmed) : parts;
  // A part of a text stands alone where words are found in it, or marked; of a single word that says little.
  const isOfSite = (part: string) =>
    site.has(part) || ((isMarked || part.includes(' ')) && allOfSite.includes(part.toLowerCase()));
  return pieces.filter((part) => /\p{L}{2}/u.test(part) && !isOfSite(part));
}

/** Where a text was first seen that is not of the language. */
const foreign = new Map<string, string>();
/** What is cut off at 390 pixels. */
const cut = new Set<string>();

async function look(page: Page, where: string): Promise<void> {
  const texts = await visibleTexts(page, NAMES_OF_ICONS);
  if (texts.some(({ text }) => untranslated(text).length > 0)) readSite();
  for (const { text, at } of texts)
    if (!foreign.has(text) && untranslated(text).length > 0)
      foreign.set(text, `${where}, ${at}: ${untranslated(text)}`);
}

/** The same, and in a small window. */
async function lookTwice(page: Page, where: string): Promise<void> {
  await look(page, where);
  await page.setViewportSize(SMALL);
  await lookForCuts(page, where);
  await page.setViewportSize(WIDE);
}

async function lookForCuts(page: Page, where: string): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  // A text of the site may be cut where it is one of a list.
  for (const text of await cutTexts(page))
    if (IS_MARKED.test(text) || text.includes(' px wide')) cut.add(`${where}: ${text}`);
}

test.beforeEach(async ({ page }) => {
  foreign.clear();
  cut.clear();
  await page
    .context()
    .addCookies([{ name: LANGUAGE_COOKIE, value: PSEUDO, url: `http://localhost:${STUDIO_PORT}` }]);
  await page.setViewportSize(WIDE);
  page.setDefaultTimeout(60_000);
});

test.afterEach(() => {
  expect.soft([...foreign]).toEqual([]);
  expect.soft([...cut]).toEqual([]);
});

async function open(page: Page, target: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage['studio-tour'] = 'yes';
  });
  await page.goto(`/__studio#/${target}`);
  await expect(list(page)).toBeVisible();
}

const starting = (text: string) => new RegExp(`^${say(text)}`);
const list = (page: Page) => page.getByRole('complementary', { name: say('Páginas e seções') });
const fields = (page: Page) => page.getByRole('complementary', { name: say('Campos') });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name: typeof name === 'string' ? say(name) : name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const titleField = (page: Page) =>
  fields(page)
    .getByRole('textbox', { name: starting('Título') })
    .first();
const heading = (page: Page) =>
  page.frameLocator('[data-pane="page"] iframe').getByRole('heading', { level: 1 });

async function close(page: Page): Promise<void> {
  // What has just opened takes the focus a moment later.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

async function openMenu(page: Page): Promise<void> {
  await button(page, new RegExp(`^${say('Página')} ▾|^${say('Mais')} ▾`)).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** Chooses in the menu of the open file. */
async function choose(page: Page, item: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: say(item) }).click();
}

test('the start, the tour, a page and its sections', { tag: LONG }, async ({ page }) => {
  await page.goto('/__studio');
  await expect(list(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
  for (const next of ['Próximo', 'Próximo', 'Próximo', 'Começar']) {
    await lookTwice(page, 'tour');
    await button(page, next).click();
  }
  await lookTwice(page, 'start');
  await button(page, 'Nova página').click();
  for (const { value } of await templatesOf(page)) {
    await dialog(page).getByLabel(say('Modelo')).selectOption(value);
    await lookTwice(page, `new page, ${value}`);
  }
  await close(page);
  await button(page, 'Novo formulário').click();
  await lookTwice(page, 'new form');
  await close(page);

  await open(page, fileOf('pages/inicio'));
  const sections = list(page).getByRole('listitem').locator('button[aria-current]');
  await expect(sections.first()).toBeVisible();
  await lookTwice(page, 'page');
  for (const at of (await sections.all()).keys()) {
    await sections.nth(at).click();
    await expect(fields(page).getByRole('textbox').first()).toBeVisible();
    await openAll(page);
    await look(page, `section ${at}`);
  }
  await page.setViewportSize(SMALL);
  for (const tab of ['Lista', 'Página', 'Campos']) {
    await button(page, tab).click();
    await lookForCuts(page, tab);
  }
});

const templatesOf = (page: Page) =>
  dialog(page)
    .getByLabel(say('Modelo'))
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => ({ value: (option as HTMLOptionElement).value })),
    );

/** What is folded, and the rest of each help. */
async function openAll(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    await fields(page).evaluate((form) => {
      for (const closed of form.querySelectorAll<HTMLElement>(
        '[aria-expanded="false"]:not([aria-haspopup])',
      ))
        if (closed.checkVisibility()) closed.click();
    });
}

test('what is written, found and sent', { tag: LONG }, async ({ page }) => {
  test.slow(); // it sends a proposal
  // No other test looks at this page.
  await open(page, fileOf('pages/solucoes/gestao-vulnerabilidades'));
  await heading(page).click();
  await titleField(page).fill('');
  await button(page, new RegExp(`^1 ${say('erro')}$`))
    .first()
    .click();
  await lookTwice(page, 'a mistake');
  await close(page);
  await look(page, 'a mistake at its field');
  await titleField(page).fill('Gestão de vulnerabilidades, hoje');

  await page.keyboard.press('ControlOrMeta+Shift+f');
  await dialog(page).getByRole('textbox').first().fill('termos');
  await expect(dialog(page).getByRole('region').first()).toBeVisible();
  await button(page, 'Trocar por outras palavras').click();
  await lookTwice(page, 'search');
  await close(page);
  await button(page, 'Atalhos do teclado').click();
  await lookTwice(page, 'shortcuts');
  await close(page);

  const sections = list(page).getByRole('listitem').locator('button[aria-current]');
  const before = await sections.count();
  await button(page, 'Acrescentar seção').click();
  await expect(
    dialog(page).locator('iframe').first().contentFrame().locator('main section').first(),
    'a type of section is shown as it would look on this site',
  ).toBeAttached();
  await lookTwice(page, 'add a section');
  await dialog(page).getByRole('searchbox').fill('zzz');
  await lookTwice(page, 'no such section');
  await dialog(page).getByRole('searchbox').fill(say('cartões'));
  await dialog(page)
    .getByRole('button', { name: starting('Cartões') })
    .first()
    .click();
  await expect(sections).toHaveCount(before + 1);
  await look(page, 'section added');
  // Its samples would be warnings in the windows of other tests.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(sections).toHaveCount(before);
  await list(page)
    .getByRole('button', { name: starting('O que fazer com') })
    .first()
    .click();
  await look(page, 'what is done with a section');
  await close(page);

  await openMenu(page);
  await look(page, 'menu of a page');
  await close(page);
  for (const item of ['Nova página, cópia desta', 'Mudar o endereço', 'Apagar a página']) {
    await choose(page, item);
    await expect(dialog(page)).toBeVisible();
    if (item.startsWith('Apagar'))
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await lookTwice(page, item);
    await close(page);
  }
  await button(page, starting('Revisar')).click();
  await lookTwice(page, 'review');
  await button(page, 'Salvar e continuar').click();
  await expect(dialog(page).getByLabel(say('O que mudou'))).toBeVisible();
  await lookTwice(page, 'proposal');
  await dialog(page).getByLabel(say('O que mudou')).fill('Outra língua');
  await button(page, 'Enviar para revisão').click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await lookTwice(page, 'sent');
});

test('pictures, versions, settings and collections', { tag: LONG }, async ({ page }) => {
  test.slow();
  await open(page, 'imagens');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await lookTwice(page, 'pictures');
  await open(page, fileOf(OLD.page));
  await choose(page, 'Versões');
  const versions = fields(page).getByRole('list').locator(':scope > li');
  await expect(versions.nth(2)).toBeVisible();
  await lookTwice(page, 'versions');
  await versions.nth(1).getByRole('button').first().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await lookTwice(page, 'version with errors');
  await versions.nth(2).getByRole('button').first().click();
  await button(page, 'Escolher os campos que voltam').click();
  await lookTwice(page, 'fields of a version');
  await close(page);
  for (const file of [
    'site',
    'navigation',
    'theme',
    'messages',
    'integrations',
    'consent',
    'redirects',
    'collections/cases',
    'collections/partners',
    'forms/contato',
    'forms/consultoria',
  ]) {
    await open(page, fileOf(file));
    await expect(fields(page).getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(400);
    await openAll(page);
    await look(page, file);
    await openMenu(page).catch(() => {});
    await look(page, `menu of ${file}`);
    await page.keyboard.press('Escape');
    await page.setViewportSize(SMALL);
    await lookForCuts(page, file);
    await page.setViewportSize(WIDE);
  }
});

test('the gallery', { tag: LONG }, async ({ page }) => {
  for (const view of [
    'secoes',
    'secoes/steps',
    'campos',
    'campos/select',
    'icones',
    'imagens',
    'cores',
  ]) {
    await page.goto(`/__gallery#${view}`);
    await expect(page.getByRole('main').or(page.locator('article')).first()).toBeVisible();
    await page.waitForTimeout(1000);
    await lookTwice(page, view);
  }
});

test('the overlay of mistakes', { tag: LONG }, async ({ page }) => {
  await page.goto('/sobre');
  await page.evaluate(async () => {
    // As Vite serves them.
    const at = (path: string) => import(path);
    const { speakFromServer } = await at('/src/words/words-in-page.ts');
    const { showProblems } = await at('/src/app/dev/overlay.ts');
    await speakFromServer();
    const problem = {
      position: 'zzz',
      absolutePosition: 'zzz',
      message: 'zzz',
      excerpt: [],
      fixable: true,
    };
    showProblems([
      { ...problem, severity: 'error' },
      { ...problem, severity: 'warning' },
    ]);
  });
  await expect(page.locator('#site-config-problems dialog')).toBeVisible();
  await page.locator('#root').evaluate((root) => {
    root.style.display = 'none'; // what visitors read
  });
  await lookTwice(page, 'overlay');
});
