import type { Locator } from 'playwright/test';
import { expect, hydrated, test } from '../test.ts';

const LAST = 'Quem atende às três';
const FIRST = 'A noite em que nada aconteceu';

test('a list is read page by page, and each record on its own', async ({ page }) => {
  await page.goto('/diario');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    LAST,
    'O pendrive da recepção',
  ]);
  const pages = page.getByRole('navigation', { name: 'Páginas do diário' });
  await expect(pages.getByRole('link', { name: '1' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Mais antigos' }).click();
  await expect(page).toHaveURL('/diario/2');
  await expect(page).toHaveTitle('Diário do plantão, página 2 | Fortim');
  await page.getByRole('link', { name: FIRST }).click();
  await expect(page).toHaveURL('/diario/a-noite-em-que-nada-aconteceu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST);
  await expect(page.locator('time').first()).toHaveText('4 de março de 2026');
  await expect(page.locator('time').first()).toHaveAttribute('datetime', '2026-03-04');
  await page.getByRole('link', { name: LAST }).click();
  await expect(page).toHaveURL('/diario/quem-atende-as-tres');
});

test('beside each title the date stands over the category, however short both are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/diario');
  const origins = page.locator('p:has(> time + span)');
  await expect(origins).not.toHaveCount(0);
  for (const origin of await origins.all()) {
    const [date, category] = [origin.locator('time'), origin.locator('span')];
    const [above, below] = [await date.boundingBox(), await category.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height - 1);
  }
});

test('all of an article has one width, and the titles of dated lists below it start where it does', async ({
  page,
}) => {
  await page.goto('/diario/a-noite-em-que-nada-aconteceu');
  const edgesOf = async (selector: string) => {
    const { x, width } = (await page.locator(selector).first().boundingBox())!;
    return { left: Math.round(x), right: Math.round(x + width) };
  };
  let start = 0;
  for (const width of [390, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = await edgesOf('article img');
    for (const part of ['article ol', 'article blockquote', 'article figure'])
      expect(await edgesOf(part), `${part}, ${width} px`).toEqual(picture);
    const list = 'section:has(h2:text("A história continua"))';
    const title = width < 1000 ? `${list} li` : `${list} h3`;
    expect((await edgesOf(title)).left, `${width} px`).toBe(picture.left);
    if (width <= 768) expect((await edgesOf(`${list} li`)).right).toBe(picture.right);
    start = picture.left;
  }
  await page.goto('/diario');
  expect((await edgesOf('main li h2')).left).toBe(start);
});

test('a record leads to the one that it names, and back, and says so to search engines', async ({
  page,
}) => {
  const FOLLOWING = 'O pendrive da recepção';
  await page.goto('/diario/o-pendrive-da-recepcao');
  await hydrated(page);
  expect(await (await page.request.get(page.url())).text()).toMatch(
    /"citation":"https?:\/\/[^"]+\/diario\/a-noite-em-que-nada-aconteceu"/,
  );
  await expect(page.getByRole('heading', { name: 'A história continua' })).toHaveCount(0);
  const before = page.getByRole('region', { name: 'Antes disto' });
  await before.getByRole('link', { name: FIRST }).click();
  await expect(page).toHaveURL('/diario/a-noite-em-que-nada-aconteceu');
  await expect(page.getByRole('heading', { name: 'Antes disto' })).toHaveCount(0);
  const after = page.getByRole('region', { name: 'A história continua' });
  await expect(after.getByRole('link')).toHaveText([FOLLOWING]);
});

test('records without pages are a table of their facts, under their categories', async ({
  page,
}) => {
  await page.goto('/figuras');
  const table = page.locator('#precos').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Serviço', 'Duração', 'Preço']);
  const laudo = table.getByRole('row', { name: 'Laudo para a seguradora' });
  await expect(laudo.getByRole('cell')).toHaveText(['três dias', 'R$\u00a0980,50']);
  await expect(table.getByRole('link')).toHaveCount(0);
  const ends = await table
    .getByRole('cell', { name: 'R$' })
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
  expect(new Set(ends)).toEqual(new Set(['right']));
  const groups = page.locator('#servicos-avulsos').getByRole('heading', { level: 3 });
  await expect(groups).toHaveText(['No local', 'A distância']);
});

test('on a phone a price stands beside the name of what it is for, and the rest below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/figuras');
  const row = page.getByRole('row', { name: 'Laudo para a seguradora' });
  const lineOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const name = await lineOf(row.getByRole('rowheader'));
  expect(await lineOf(row.getByRole('cell', { name: 'R$' }))).toBe(name);
  expect(await lineOf(row.getByRole('cell', { name: 'três dias' }))).toBeGreaterThan(name);
  await expect(page.getByRole('columnheader', { name: 'Preço' })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same can be read', async ({ page }) => {
    await page.goto('/diario');
    await page.getByRole('link', { name: 'Mais antigos' }).click();
    await page.getByRole('link', { name: FIRST }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST);
    await expect(page.getByRole('link', { name: LAST })).toBeVisible();
  });
});

test('documents lead to the feeds and to the pages of the list beside them', async ({ page }) => {
  const head = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return [...html.matchAll(/<link rel="(prev|next|alternate)"[^>]* href="([^"]+)"/g)].map(
      ([, rel, href]) => `${rel} ${href}`,
    );
  };
  const feeds = ['alternate /diario/feed.xml', 'alternate /diario/feed.json'];
  expect(await head('/diario')).toEqual(['next /diario/2', ...feeds]);
  expect(await head('/diario/2')).toEqual(['prev /diario', ...feeds]);
  expect(await head('/diario/quem-atende-as-tres')).toEqual(feeds);
  expect(await head('/sobre')).toEqual([]);
  const feed = await (await page.request.get('/diario/feed.json')).json();
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual([
    LAST,
    'O pendrive da recepção',
    FIRST,
  ]);
});
