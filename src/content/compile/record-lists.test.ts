import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createCompiler } from '../node/compiler.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { artigo, diario, list } from '../testing/diario.ts';
import { createFixture } from '../testing/fixture.ts';
import { withListPages } from './list-pages.ts';
import { createRecordKeys } from './record-keys.ts';
import { listedRecord, withShapes } from './record-lists.ts';

const pages = {
  size: 2,
  label: 'Páginas',
  newer: 'Novos',
  older: 'Antigos',
  title: 'página {page}',
};
const record = (title: string, date: string, category = 'Ofício') =>
  artigo({ title, date, category, summary: `${artigo().summary} ${title}.` });
const fixture = createFixture({
  ...diario(
    {
      um: { ...record('Um', '2026-01-01'), position: 2 },
      dois: record('Dois', '2026-02-01', 'Casa'),
      tres: { ...record('Três', '2026-03-01'), position: 1.5 },
    },
    {
      sections: [
        { type: 'article', title: { field: 'title' }, blocks: [{ heading: 'Fim' }] },
        { type: 'record-list', title: 'Mais', collection: 'diario', related: true },
        { type: 'record-list', title: 'De tudo', collection: 'diario', limit: 2 },
      ],
    },
  ),
  'site-config/pages/diario.json': list({ pages }),
  'site-config/pages/ordem.json': { ...list({ order: 'position' }), path: '/ordem' },
});
afterAll(fixture.remove);

const config = withListPages(createSiteConfigLoader(fixture.root)().config!);
const compiler = createCompiler(config, join(fixture.root, 'public'), {
  ...process.env,
  SITE_URL: 'https://www.forte.example',
});
const at = (path: string) => config.pages.find((page) => page.path === path)!;

const listOn = async (path: string) => {
  const { assets, ofDocument } = await compiler.page(at(path));
  const [shown] = Object.values(assets.lists ?? {});
  return { titles: shown?.items.map(({ title }) => title), pages: shown?.pages, ofDocument };
};

test('a list has the newest first, on as many pages as it needs', async () => {
  const first = await listOn('/diario');
  expect(first.titles).toEqual(['Três', 'Dois']);
  expect(first.pages).toEqual({ paths: ['/diario', '/diario/2'], current: 0 });
  expect(first.ofDocument).toMatchObject({
    next: '/diario/2',
    feeds: [{ title: 'Diário do Forte', path: '/diario/feed' }],
  });
  const second = await listOn('/diario/2');
  expect(second.titles).toEqual(['Um']);
  expect(second.ofDocument).toMatchObject({ prev: '/diario' });
});

test('a list by position has the records without one last', async () => {
  expect((await listOn('/ordem')).titles).toEqual(['Três', 'Um', 'Dois']);
});

test('the page of a record lists others of its category, with its item for search engines', async () => {
  const { titles, ofDocument } = await listOn('/diario/um');
  expect(titles).toEqual(['Três']);
  expect(ofDocument?.items).toEqual([
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'Um',
      publisher: { '@id': expect.stringMatching(/^https:.+\/#organization$/) },
    }),
  ]);
  expect((await listOn('/diario/dois')).titles).toEqual([]);
});

test('the page of a record is no link in a list of all on it', async () => {
  const titlesOn = async (path: string) => {
    const { assets } = await compiler.page(at(path));
    return Object.values(assets.lists ?? {})[1]?.items.map(({ title }) => title);
  };
  expect(await titlesOn('/diario/um')).toEqual(['Três', 'Dois']);
  expect(await titlesOn('/diario/tres')).toEqual(['Dois', 'Um']);
});

test('a day is shown in the language of the site', async () => {
  const { assets } = await compiler.page(at('/diario'));
  const [shown] = Object.values(assets.lists ?? {});
  expect(shown?.items[0]?.date).toEqual({ day: '2026-03-01', text: '1 de março de 2026' });
});

test('a page is made anew when what it lists has changed, and no other', () => {
  const keyOf = createRecordKeys(config);
  const changed = withListPages({
    ...config,
    pages: config.pages
      .filter(({ listPage }) => !listPage)
      .map((page) =>
        page.path === '/diario/tres'
          ? { ...page, facts: { ...page.facts, card: { ...page.facts.card!, title: 'Outro' } } }
          : page,
      ),
  });
  const keyNow = createRecordKeys(changed);
  const differ = changed.pages
    .filter((page) => keyNow(page) !== keyOf(at(page.path)))
    .map(({ path }) => path);
  expect(differ.sort()).toEqual(['/diario', '/diario/dois', '/diario/um', '/ordem']);
});

test('a list may have a page for each category, with further pages of its own', async () => {
  const categories = {
    path: '/diario/sobre/{category}',
    title: 'Diário: {category}',
    label: 'Assuntos',
    all: 'Todos',
  };
  const written = createSiteConfigLoader(fixture.root)(
    new Map([
      [
        'site-config/pages/diario.json',
        JSON.stringify(list({ pages: { ...pages, size: 1 }, categories })),
      ],
    ]),
  );
  const linked = createSiteConfigLoader(fixture.root)(
    new Map([
      [
        'site-config/pages/diario.json',
        JSON.stringify(
          list({
            pages,
            categories,
            actions: [
              '/diario/sobre/oficio',
              '/diario/sobre/oficio/feed.xml',
              '/diario/sobre/nada',
            ].map((to) => ({
              label: to,
              to,
            })),
          }),
        ),
      ],
    ]),
  );
  expect(
    linked.problems.map(({ code }) => code).filter((code) => code === 'link-missing'),
  ).toHaveLength(1);
  expect(written.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const all = withListPages(written.config!);
  const made = all.pages.filter(({ ofCategory }) => ofCategory);
  const names = [...new Set(made.map(({ ofCategory }) => ofCategory?.category))];
  const [first] = names;
  const page = made.find(
    ({ ofCategory, listPage }) => ofCategory?.category === first && !listPage,
  )!;
  expect(page.path).toMatch(/^\/diario\/sobre\/[a-z-]+$/);
  expect(page.page.meta.title).toContain(`Diário: ${first}`);
  expect(page.page.sections.map((section) => 'title' in section && section.title)).toEqual([
    `Diário: ${first}`,
    first,
  ]);
  const { assets, ofDocument } = await createCompiler(all, join(fixture.root, 'public'), {
    ...process.env,
    SITE_URL: 'https://www.forte.example',
  }).page(page);
  expect(ofDocument?.feeds).toEqual([
    { title: page.page.meta.title, path: `${page.path}/feed` },
    { title: 'Diário do Forte', path: '/diario/feed' },
  ]);
  const [shown] = Object.values(assets.lists ?? {});
  expect(shown?.items.every(({ category }) => category === first)).toBe(true);
  expect(shown?.categories?.map(({ label, current }) => [label, current])).toEqual([
    ['Todos', false],
    ...names.map((name) => [name, name === first]),
  ]);
  expect(shown?.categories?.[0]?.to).toBe('/diario');
});

test('an event has its hour in a list, by the clock of the site, where its page asks for it', () => {
  const card = { collection: 'agenda', id: 'visita', path: '/agenda/visita', title: 'Visita' };
  const textOf = (date: string, showTime?: true) =>
    listedRecord(
      { ...card, date, ...(showTime && { showTime }) },
      { language: 'en-GB', clock: '12h' },
    ).date?.text.replace(/\s/g, ' ');
  const moment = '2026-12-10T09:00:00-03:00';
  expect(textOf(moment)).toBe('10 December 2026');
  expect(textOf(moment, true)).toMatch(/^Thursday,? 10 December 2026 at 9:00 am$/);
  expect(textOf('2026-12-10', true)).toBe('10 December 2026');
});

test('the page of a category in another alphabet is at its letters, as browsers send them', async () => {
  const arabic = createFixture({
    ...diario({ um: record('Um', '2026-01-01', 'أخبار المصنع') }),
    'site-config/pages/diario.json': list({
      categories: {
        path: '/diario/sobre/{category}',
        title: 'Diário: {category}',
        label: 'Assuntos',
        all: 'Todos',
      },
    }),
  });
  try {
    const { pages } = withListPages(createSiteConfigLoader(arabic.root)().config!);
    const [page] = pages.filter(({ ofCategory }) => ofCategory);
    expect(page?.path).toBe(`/diario/sobre/${encodeURIComponent('أخبار-المصنع')}`);
  } finally {
    arabic.remove();
  }
});

test('a list most of whose pictures are higher than wide says so', () => {
  const item = (src: string) => ({ title: src, picture: { src, alt: '' } });
  const sizes = { a: { width: 3, height: 4 }, b: { width: 4, height: 3 } };
  const shapeOf = (...sources: string[]) =>
    withShapes({ list: { items: sources.map(item) } }, sizes).list?.areUpright;
  expect(shapeOf('a', 'a', 'b')).toBe(true);
  expect(shapeOf('a', 'b')).toBeUndefined();
  expect(shapeOf()).toBeUndefined();
});
