import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MiniSearch from 'minisearch';
import type { SiteConfig } from '../../content/index.ts';
import { isListed } from '../../content/read/site/is-listed.ts';
import { languageOf, languagesOf } from '../../content/read/site/languages.ts';
import type { SitePage } from '../../content/read/site/site-config.ts';
import { ASSETS } from '../../hosting/own-addresses.ts';
import { fold } from '../../lib/fold.ts';
import {
  asSearched,
  type SearchedSection,
  type SearchIndex,
  searchIndex,
  searchOptions,
  WORD,
} from '../../lib/search-options.ts';
import type { FileStore } from '../../node/file-store.ts';
import { hashOf, keyOf } from '../../node/hash-of.ts';
import { pageFiles } from '../page-files.ts';
import { type PageText, textsOfPage } from './page-texts.ts';

/** A file of texts is some 100 kB at most, of which a visitor loads those of the results alone. */
const SECTIONS_PER_FILE = 200;

/** A word in more than half of the sections finds nothing in particular; of a small site, any word may. */
const FEWEST_SECTIONS = 40;

interface Input {
  outDir: string;
  config: Pick<SiteConfig, 'pages' | 'site'>;
  /** Of the code that makes the index. */
  engine: string;
  store: FileStore;
}

/**
 * Writes what visitors search in, in each language: of the pages in `outDir` that search engines may list; as it was made
 * once, if these are the same.
 */
export function writeSearchIndex(input: Input): void {
  if (!input.config.site.search) return;
  for (const language of languagesOf(input.config)) writeIndexOf(language, input);
}

function writeIndexOf(language: string, { outDir, config, engine, store }: Input): void {
  const pages = searchedPages(language, config).map(({ path, facts }) => ({
    ...{ path, ...namesOf(path, facts) },
    html: readFileSync(pageFiles(outDir, path).html, 'utf8'),
  }));
  const key = keyOf('search', engine, language, pages);
  if (store.link(key, (name) => join(outDir, name))) return;
  const searched = pages.map(({ html, ...page }) => ({ ...page, texts: textsOfPage(html) }));
  const files = Object.entries(searchFiles(searchIndex(language), searched, ASSETS));
  for (const [address, text] of files) {
    const file = join(outDir, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  store.keep(key, Object.fromEntries(files.map(([name]) => [name, join(outDir, name)])));
}

export const searchedPages = (
  language: string,
  config: Pick<SiteConfig, 'pages' | 'site'>,
): SitePage[] =>
  config.pages.filter((page) => languageOf(page.facts, config) === language && isListed(page));

/** What a page is called: in the tab, in its breadcrumb and by its keywords. */
export const namesOf = (path: string, { meta }: SitePage['facts']) => ({
  name: meta.title ?? path,
  names: [meta.title ?? '', ...(meta.names ?? [])],
});

interface SearchedPage extends ReturnType<typeof namesOf> {
  path: string;
  texts: readonly PageText[];
}

/** Address -> text: of the index, and in a folder of what is shown of the results. */
export function searchFiles(
  address: string,
  pages: readonly SearchedPage[],
  folder: string,
): Record<string, string> {
  const all: SearchedSection[] = [];
  const index: Pick<SearchIndex, 'pages' | 'sections'> = { pages: [], sections: [] };
  /** What several pages share, such as the section above the footer, is found once. */
  const seen = new Set<string>();
  for (const { path, name, names, texts } of pages) {
    const title = texts[0]?.heading || name;
    // Said of the page once, not of each of its sections, so that the index grows little.
    let ofPage = wordsOf([title, ...names]);
    for (const { anchor, heading, text } of texts) {
      const said = `${heading}\n${text}`;
      if (seen.has(said)) continue;
      seen.add(said);
      all.push({ id: all.length, title: ofPage, heading, text });
      ofPage = title;
      index.sections.push([index.pages.length, anchor, heading]);
    }
    index.pages.push([path, title]);
  }
  const common = commonWords(all);
  const search = new MiniSearch(searchOptions(new Set(common)));
  search.addAll(all);
  const files: Record<string, string> = {};
  for (let first = 0; first < all.length; first += SECTIONS_PER_FILE) {
    const some = all.slice(first, first + SECTIONS_PER_FILE).map(({ text }) => text);
    const json = JSON.stringify(some);
    files[`${folder}/search-${hashOf(json).slice(0, 8)}.json`] = json;
  }
  const written: SearchIndex = {
    ...{ ...index, texts: Object.keys(files), sectionsPerFile: SECTIONS_PER_FILE, common },
    index: search.toJSON(),
  };
  return { ...files, [address]: JSON.stringify(written) };
}

/** Each word once. */
const wordsOf = (texts: readonly string[]): string => {
  const words = texts.flatMap((text) => text.match(WORD) ?? []);
  return [...new Map(words.map((word) => [asSearched(word), word])).values()].join(' ');
};

function commonWords(sections: readonly SearchedSection[]): string[] {
  if (sections.length < FEWEST_SECTIONS) return [];
  const counts = new Map<string, number>();
  for (const { heading, text } of sections)
    for (const word of new Set(fold(`${heading} ${text}`).match(WORD)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > sections.length / 2)
    .map(([word]) => word)
    .sort();
}
