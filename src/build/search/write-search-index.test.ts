import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { afterAll, expect, it } from 'vitest';
import {
  asSearched,
  type SearchedSection,
  type SearchIndex,
  searchIndex,
  searchOptions,
} from '../../lib/search-options.ts';
import { noStore } from '../../node/file-store.ts';
import { writeSearchIndex } from './write-search-index.ts';

const outDir = mkdtempSync(join(tmpdir(), 'search-'));
afterAll(() => rmSync(outDir, { recursive: true }));

const page = (path: string, html: string, meta = {}, language?: string) => {
  const file = join(outDir, `${path}.html`);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `<main>${html}</main>`);
  return { path, facts: { language, meta: { title: 'Um título', ...meta } } };
};

const config = (search: object | undefined) => ({
  site: { search, language: 'pt-BR', otherLanguages: ['en'] },
  pages: [
    page('/caes', '<section><h1>Cães e gatos</h1><p>Todos dormem.</p></section>'),
    page('/obrigado', '<h1>Obrigado pelos cães</h1>', { noindex: true }),
    page('/dogs', '<h1>Dogs</h1>', {}, 'en'),
    page('/aves', '<section id="ninhos"><h2>Ninhos</h2><p>Onde dormem as aves.</p></section>'),
  ],
});

const write = (search: object | undefined) =>
  writeSearchIndex({ outDir, config: config(search) as never, engine: '', store: noStore });
/** As the window asks (app/shell/search/find.ts). */
const SEARCHED = { combineWith: 'AND', prefix: true, boost: { title: 4, heading: 2 } } as const;
const json = <T>(address: string): T => JSON.parse(readFileSync(join(outDir, address), 'utf8'));

function found(words: string): string[] {
  const { pages, sections, common, index } = json<SearchIndex>(searchIndex('pt-BR'));
  const search = MiniSearch.loadJS<SearchedSection>(index as never, searchOptions(new Set(common)));
  return search.search(words, SEARCHED).map(({ id }) => {
    const [page = 0, anchor = ''] = sections[id] ?? [];
    return `${pages[page]?.[0]}#${anchor}`;
  });
}

it('writes nothing for a site without a search', () => {
  write(undefined);
  expect(() => json(searchIndex('pt-BR'))).toThrow();
});

it('finds sections of listed pages, whatever accents are typed', () => {
  write({});
  expect(found('caes')).toEqual(['/caes#']);
  expect(found('CÃES')).toEqual(['/caes#']);
  expect(found('dormem ave')).toEqual(['/aves#ninhos']);
  expect(found('obrigado')).toEqual([]);
  const { texts } = json<SearchIndex>(searchIndex('pt-BR'));
  expect(json(texts[0] ?? '')).toEqual(['Todos dormem.', 'Onde dormem as aves.']);
});

it('finds a page by its title in the tab, its name in the breadcrumb and its keywords, before pages that mention them', () => {
  const mentions = '<section><h1>Início</h1><p>Aparelhos para os dentes.</p></section>';
  const treats = '<section><h1>Sorria alinhado</h1><p>Do primeiro dia ao último.</p></section>';
  const names = { names: ['Ortodontia', 'alinhador transparente'] };
  const pages = [
    page('/inicio', mentions),
    page('/ortodontia', treats, { title: 'Aparelhos', ...names }),
  ];
  writeSearchIndex({
    ...{ outDir, engine: '', store: noStore },
    config: { ...config({}), pages } as never,
  });
  expect(found('aparelhos')).toEqual(['/ortodontia#', '/inicio#']);
  expect(found('ortodontia')).toEqual(['/ortodontia#']);
  expect(found('alinhador transparente')).toEqual(['/ortodontia#']);
});

it('finds Arabic words with and without their article, and numbers in either digits', () => {
  const words = ['الأسعار', 'بالأسنان', 'عيادة', '٢٠٢٧'].map(asSearched);
  expect(words).toEqual(['أسعار', 'أسنان', 'عيادة', '2027'].map(asSearched));
  expect(asSearched('ال')).toBe('ال');
});

it('finds what several pages share once', () => {
  const shared = '<section><h2>Uma carta por mês</h2><p>De bichos.</p></section>';
  const pages = [page('/gatos', `<h1>Gatos</h1>${shared}`), page('/rãs', `<h1>Rãs</h1>${shared}`)];
  writeSearchIndex({
    ...{ outDir, engine: '', store: noStore },
    config: { ...config({}), pages } as never,
  });
  const { sections } = json<SearchIndex>(searchIndex('pt-BR'));
  expect(sections.map(([page, , heading]) => `${page} ${heading}`)).toEqual([
    '0 Gatos',
    '0 Uma carta por mês',
    '1 Rãs',
  ]);
});

it('finds pages in the language of the page that is open alone', () => {
  write({});
  const pagesIn = (language: string) =>
    json<SearchIndex>(searchIndex(language)).pages.map(([path]) => path);
  expect(pagesIn('pt-BR')).toEqual(['/caes', '/aves']);
  expect(pagesIn('en')).toEqual(['/dogs']);
});
