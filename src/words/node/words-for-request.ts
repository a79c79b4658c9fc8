import type { IncomingMessage } from 'node:http';
import { contentRoot } from '../../node/project.ts';
import { chooseLanguage } from '../choose-language.mjs';
import { type Catalogue, type Words, wordsOf } from '../words.ts';
import { LANGUAGE_COOKIE, WORDS_ID, type WordsInPage } from '../words-in-page.ts';
import { catalogueOf, wordsIn } from './catalogues.ts';
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

/** What tools say to the person at a browser. */
export const wordsForRequest = (request: Pick<IncomingMessage, 'headers'>): Words =>
  wordsIn(languageOfRequest(request));

/** The messages of a room of a catalogue, such as "demo/", and those that all need. */
export const inRoom = (catalogue: Catalogue, room: string): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).filter(([key]) => key.startsWith(room) || key.startsWith('words:')),
  );

/** @param room of the catalogue that the page needs; without it, all. */
export const wordsInPage = (language: string, room = ''): WordsInPage => ({
  language,
  ofSite: languageOfSite(contentRoot),
  languages: languagesOf(contentRoot),
  catalogue: inRoom(catalogueOf(language, contentRoot), room),
});

/** What a document says that a server renders, and the words as a part of it, from where its script takes them. */
export function wordsForPage(language: string, room?: string): { words: Words; script: string } {
  const inPage = wordsInPage(language, room);
  const json = JSON.stringify(inPage).replaceAll('<', '\\u003c');
  return {
    words: wordsOf(language, inPage.catalogue, undefined, inPage.ofSite),
    script: `<script type="application/json" id="${WORDS_ID}">${json}</script>`,
  };
}
