import MiniSearch from 'minisearch';
import {
  asSearched,
  type SearchedSection,
  type SearchIndex,
  searchIndex,
  searchOptions,
  WORD,
} from '../../../lib/search-options.ts';

export interface Found {
  /** With the anchor of the section. */
  to: string;
  title: string;
  /** Of the section; undefined if it is the title. */
  heading: string | undefined;
  /** The words of the site that were found, as `asSearched` writes them. */
  words: ReadonlySet<string>;
  /** Around the first of these words; '' if it could not be loaded. */
  excerpt: string;
}

/** What a visitor types -> the best sections, at most `MOST`. */
export type Find = (typed: string) => Promise<Found[]>;

const MOST = 12;
/** So that one long page does not hide the others. */
const MOST_OF_PAGE = 3;
/** Words that are at least this long may have a letter wrong. */
const LONG = 5;

async function json<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Loads the index of the pages in a language. Rejects if that is not possible. */
export async function loadFind(language: string): Promise<Find> {
  const { common, index, ...site } = await json<SearchIndex>(searchIndex(language));
  const options = searchOptions(new Set(common));
  const search = MiniSearch.loadJS<SearchedSection>(index as never, options);
  const files = new Map<string, Promise<string[]>>();

  const textOf = async (id: number): Promise<string> => {
    const address = site.texts[Math.floor(id / site.sectionsPerFile)] ?? '';
    const texts = files.get(address) ?? json<string[]>(address);
    files.set(address, texts);
    try {
      return (await texts)[id % site.sectionsPerFile] ?? '';
    } catch (error) {
      // After a deploy the file may be gone: a result leads to its page without it.
      files.delete(address);
      console.warn(error);
      return '';
    }
  };

  return async (typed) => {
    const ofPage = new Map<number, number>();
    const best = search
      .search(typed, {
        combineWith: 'AND',
        prefix: true,
        fuzzy: (term) => (term.length >= LONG ? 0.2 : false),
        boost: { title: 4, heading: 2 },
      })
      .filter(({ id }) => {
        const [page = -1] = site.sections[id] ?? [];
        const count = (ofPage.get(page) ?? 0) + 1;
        ofPage.set(page, count);
        return count <= MOST_OF_PAGE;
      });
    return Promise.all(
      best.slice(0, MOST).map(async ({ id, terms }) => {
        const [page = 0, anchor = '', heading = ''] = site.sections[id] ?? [];
        const [path = '/', title = ''] = site.pages[page] ?? [];
        const words = new Set(terms);
        return {
          to: anchor ? `${path}#${anchor}` : path,
          title,
          heading: heading === title ? undefined : heading,
          words,
          excerpt: excerptOf(await textOf(id), words),
        };
      }),
    );
  };
}

const BEFORE = 60;
const LENGTH = 180;

/** A part of a text, from some words before the first that was found. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(([word]) => words.has(asSearched(word)));
  const start = Math.max(0, (first?.index ?? 0) - BEFORE);
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const end = text.length - from <= LENGTH ? text.length : text.lastIndexOf(' ', from + LENGTH);
  const part = text.slice(from, end > from ? end : from + LENGTH);
  return `${from > 0 ? '… ' : ''}${part}${from + part.length < text.length ? ' …' : ''}`;
}
