import { speak } from './reader.ts';
import { type Catalogue, wordsOf } from './words.ts';

/** What a page of the tools (studio, gallery) gets beside its script. */
export interface WordsInPage {
  language: string;
  /** That of the site. */
  ofSite?: string | undefined;
  /** All that can be chosen. */
  languages: readonly string[];
  catalogue: Catalogue;
}

/** Id of the element that holds them. */
export const WORDS_ID = 'words';

/** Where the dev server has them for a page of the site, in the language that the browser asks for. */
export const WORDS_URL = '/__editor/words';

/** What a person has chosen in the studio, for this browser. */
export const LANGUAGE_COOKIE = 'tools-language';

/** Takes the words that stand in the document; before anything is rendered. */
export function speakFromPage(variant?: 'studio'): WordsInPage {
  const words: WordsInPage = JSON.parse(document.getElementById(WORDS_ID)?.textContent ?? 'null');
  speak(wordsOf(words.language, words.catalogue, variant, words.ofSite));
  return words;
}

/** Asks the dev server for the words. Rejects if it does not answer. */
export async function speakFromServer(): Promise<void> {
  const response = await fetch(WORDS_URL);
  const { language, catalogue, ofSite }: WordsInPage = await response.json();
  speak(wordsOf(language, catalogue, undefined, ofSite));
}
