import { fold } from './fold.ts';
import { latinDigits } from './latin-digits.ts';

export const SEARCH = '/_search';
/** Where the build writes what is searched in on pages in a language, and a browser finds it. */
export const searchIndex = (language: string): string => `${SEARCH}/${language}.json`;

/** One section of a page, as it is looked for. */
export interface SearchedSection {
  id: number;
  title: string;
  heading: string;
  text: string;
}

/** What the file at `searchIndex` holds. */
export interface SearchIndex {
  /** Address and title. */
  pages: [path: string, title: string][];
  /** Page, anchor ('' for the page itself) and heading. */
  sections: [page: number, anchor: string, heading: string][];
  /** Addresses of files with the texts of `sectionsPerFile` sections each, in order. */
  texts: string[];
  sectionsPerFile: number;
  /** Words that most sections have, which tell nothing apart. */
  common: string[];
  /** An index of MiniSearch, as plain data. */
  index: object;
}

/** Articles of Arabic are written with their word, some after a conjunction or preposition. */
const ARTICLE = /^(?:[\u0648\u0628\u0643\u0641]?\u0627\u0644|\u0644\u0644)(?=.{2})/;

/** How words are compared: without case, accents and what Arabic writes with a word, digits as Latin ones. */
export const asSearched = (word: string): string =>
  latinDigits(
    fold(word)
      .replace(ARTICLE, '')
      .replace(/\u0629$/, '\u0647'),
  );

/** Both who writes the index and who reads it treat words alike. */
export const searchOptions = (common: ReadonlySet<string>) => ({
  fields: ['title', 'heading', 'text'],
  processTerm(term: string): string | null {
    const word = asSearched(term);
    return common.has(word) ? null : word;
  },
});

export const WORD = /[\p{L}\p{N}]+/gu;
