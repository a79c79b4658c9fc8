import { JSDOM } from 'jsdom';
import { afterAll, expect, test } from 'vitest';
import { withListPages } from '../content/compile/list-pages.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { artigo, diario, list, recordFile } from '../content/testing/diario.ts';
import { createFixture } from '../content/testing/fixture.ts';
import { feedFiles } from './feeds.ts';

const records = {
  primeiro: artigo({ title: 'Primeiro & <último>', lead: 'Um **começo**.' }),
  segundo: artigo({
    title: 'Segundo',
    summary: `${artigo().summary} Outro.`,
    date: '2026-07-01',
    picture: { src: '/imagens/forte.svg', alt: '' },
  }),
};
const fixture = createFixture(diario(records));
afterAll(fixture.remove);

const { config } = createSiteConfigLoader(fixture.root)();
const files = feedFiles(config!, 'https://www.forte.example');

test('a collection has an Atom feed, with its newest record first', () => {
  const { window } = new JSDOM(files['diario/feed.xml'], { contentType: 'application/xml' });
  const text = (selector: string) =>
    [...window.document.querySelectorAll(selector)].map((found) => found.textContent);
  expect(text('feed > title')).toEqual(['Diário do Forte']);
  expect(text('entry > title')).toEqual(['Segundo', 'Primeiro & <último>']);
  expect(text('entry > id')).toEqual([
    'https://www.forte.example/diario/segundo',
    'https://www.forte.example/diario/primeiro',
  ]);
  // Midnight in São Paulo.
  expect(text('entry > updated')).toEqual(['2026-07-01T03:00:00.000Z', '2026-03-04T03:00:00.000Z']);
  expect(text('feed > updated')).toEqual(['2026-07-01T03:00:00.000Z']);
  expect(text('feed > author > name')).toEqual(['Forte']);
  const links = [...window.document.querySelectorAll('feed > link')].map((link) => [
    link.getAttribute('rel'),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['self', 'https://www.forte.example/diario/feed.xml'],
    ['alternate', 'https://www.forte.example/diario'],
  ]);
});

test('and a JSON feed of the same', () => {
  const feed = JSON.parse(files['diario/feed.json'] ?? '');
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://www.forte.example/diario/feed.json',
    language: 'pt-BR',
  });
  expect(feed.items[0]).toEqual({
    id: 'https://www.forte.example/diario/segundo',
    url: 'https://www.forte.example/diario/segundo',
    title: 'Segundo',
    content_text: `${artigo().summary} Outro.`,
    date_published: '2026-07-01T03:00:00.000Z',
    image: 'https://www.forte.example/imagens/forte.svg',
    tags: ['Ofício'],
  });
});

test('and each category that has a page', () => {
  const categories = {
    path: '/diario/sobre/{category}',
    title: 'Diário: {category}',
    label: 'Assuntos',
    all: 'Todos',
  };
  const { config: written } = createSiteConfigLoader(fixture.root)(
    new Map([
      ['site-config/pages/diario.json', JSON.stringify(list({ categories }))],
      [recordFile('terceiro'), JSON.stringify(artigo({ title: 'Terceiro', category: 'Casa' }))],
    ]),
  );
  const withCategories = feedFiles(withListPages(written!), 'https://www.forte.example');
  expect(Object.keys(withCategories).filter((name) => name.endsWith('.json'))).toEqual([
    'diario/feed.json',
    'diario/sobre/casa/feed.json',
    'diario/sobre/oficio/feed.json',
  ]);
  const { title, home_page_url, items } = JSON.parse(
    withCategories['diario/sobre/casa/feed.json'] ?? '',
  );
  expect(title).toMatch(/^Diário: Casa/);
  expect(home_page_url).toBe('https://www.forte.example/diario/sobre/casa');
  expect(items.map((item: { title: string }) => item.title)).toEqual(['Terceiro']);
});
