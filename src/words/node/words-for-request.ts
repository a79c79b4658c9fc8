import type { IncomingMessage } from 'node:http';
import { contentRoot } from '../../node/project.ts';
import { chooseLanguage } from '../choose-language.mjs';
import { type Words, wordsOf } from '../words.ts';
import { LANGUAGE_COOKIE, WORDS_ID, type WordsInPage } from '../words-in-page.ts';
import { catalogueOf } from './catalogues.ts';
import { languageOfSite, languagesOf } from './plain.mjs';

/** The language of a person's browser: what was chosen in the studio, else what the browser asks for, else the site's. */
export function languageOfRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const [, chosen] =
    new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '') ?? [];
  const accepted = acceptedLanguages(headers['accept-language'] ?? '');
  return chooseLanguage(
    [chosen, ...accepted, languageOfSite(contentRoot)],
    languagesOf(contentRoot),
  );
}

/** "pt-BR,pt;q=0.9,en;q=0.8" -> by preference. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [language = '', quality = 'q=1'] = part.split(';').map((piece) => piece.trim());
      return { language, quality: Number(quality.slice('q='.length)) || 0 };
    })
    .filter(({ language, quality }) => /^[a-z]/i.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}

/** The language of the site's own words, as far as tools speak it: of what a stand-in says to a visitor. */
export const languageOfVisitors = (site = contentRoot): string =>
  chooseLanguage([languageOfSite(site)], languagesOf(site));

/** What is said in a language, to whoever opens a page that a server renders. */
export const wordsIn = (language: string): Words =>
  wordsOf(language, catalogueOf(language, contentRoot));

/** What tools say to the person at a browser. */
export const wordsForRequest = (request: Pick<IncomingMessage, 'headers'>): Words =>
  wordsIn(languageOfRequest(request));

/** @param room of the catalogue that the page needs, such as "demo/"; without it, all. */
export const wordsInPage = (language: string, room = ''): WordsInPage => ({
  language,
  languages: languagesOf(contentRoot),
  catalogue: Object.fromEntries(
    Object.entries(catalogueOf(language, contentRoot)).filter(
      ([key]) => key.startsWith(room) || key.startsWith('words:'),
    ),
  ),
});

/** The words as a part of a document, from where its script takes them. */
export const wordsScript = (language: string, room?: string): string =>
  `<script type="application/json" id="${WORDS_ID}">${JSON.stringify(wordsInPage(language, room)).replaceAll('<', '\\u003c')}</script>`;
