import { expect, test } from 'vitest';
import { factsOf } from './config-file.ts';
import { homeIn, languagesOf, missingPage, translationsOf } from './languages.ts';
import type { SiteConfig } from './site-config.ts';
import { untranslated } from './untranslated.ts';

const page = (path: string, of: object = {}) => {
  const value = { path, meta: {}, sections: [], ...of };
  return { path, facts: factsOf(path, value), page: value };
};
const siteOf = (pages: ReturnType<typeof page>[], otherLanguages = ['en', 'es']) =>
  ({ site: { language: 'pt-BR', otherLanguages }, pages }) as unknown as SiteConfig;

const site = siteOf([
  page('/'),
  page('/en', { language: 'en', translationOf: '/' }),
  page('/sobre'),
  page('/en/about', { language: 'en', translationOf: '/sobre' }),
  page('/es/sobre', { language: 'es', translationOf: '/sobre' }),
  page('/en/news', { language: 'en' }),
  page('/404', { meta: { noindex: true } }),
]);

test('one pointer tells of each page which it is in the other languages', () => {
  const paths = { 'pt-BR': '/sobre', en: '/en/about', es: '/es/sobre' };
  for (const path of Object.values(paths)) {
    const entry = site.pages.find((each) => each.path === path);
    expect(translationsOf(entry?.facts ?? {}, site)).toEqual({ paths, fallback: '/sobre' });
  }
  expect(translationsOf({ path: '/en/news' }, site)).toBeUndefined();
});

test('a page of a list is no translation, though it is made of one', () => {
  expect(translationsOf({ path: '/en/about/2', translationOf: '/sobre' }, site)).toBeUndefined();
});

test('a language begins with the translated home page, else with its first page', () => {
  expect(['pt-BR', 'en', 'es'].map((language) => homeIn(language, site))).toEqual([
    '/',
    '/en',
    '/es/sobre',
  ]);
  expect(homeIn('fr', site)).toBeUndefined();
});

test('the own language comes first in each view of the site', () => {
  const view = {
    site: { language: 'es', otherLanguages: ['pt-BR', 'en'] },
    ownLanguage: 'pt-BR',
  } as unknown as SiteConfig;
  expect(languagesOf(view)).toEqual(['pt-BR', 'es', 'en']);
});

test('pages without a counterpart are listed for each language, but those that search engines leave out', () => {
  const listed = untranslated(site).map(({ values }) => values);
  expect(listed).toMatchObject([
    { count: 1, language: { quoted: 'pt-BR' }, pages: { list: ['/en/news'] } },
    { count: 1, language: { quoted: 'en' }, pages: { list: ['/404'] } },
    { count: 4, language: { quoted: 'es' }, pages: { list: ['/', '/404', '/en', '/en/news'] } },
  ]);
  expect(untranslated(siteOf([page('/')], []))).toEqual([]);
});

test('the page for an address that there is not is the nearest above it', () => {
  const pages = siteOf([page('/404'), page('/en/404')]);
  const at = (path: string) => missingPage(pages, path)?.path;
  expect([at('/en/a/b'), at('/en'), at('/a')]).toEqual(['/en/404', '/404', '/404']);
});

test('the page for what is not there is translated by its address alone', () => {
  const hidden = { meta: { noindex: true } };
  const pages = [page('/404', hidden), page('/en/404', { ...hidden, language: 'en' })];
  expect(untranslated(siteOf(pages, ['en']))).toEqual([]);
  const [lacking] = untranslated(siteOf(pages));
  expect(lacking?.values).toMatchObject({ pages: { list: ['/404', '/en/404'] } });
});
