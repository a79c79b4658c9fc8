import type { IncomingMessage } from 'node:http';
import { contentRoot } from '../../node/project.ts';
import { chooseLanguage } from '../choose-language.ts';
import { type Words, wordsOf } from '../words.ts';
import { LANGUAGE_COOKIE, WORDS_ID, type WordsInPage } from '../words-in-page.ts';
import { catalogueOf, languagesOf } from './catalogues.ts';
import { languageOfSite } from './speak.ts';

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
export function wordsForRequest(request: Pick<IncomingMessage, 'headers'>): Words {
  const language = languageOfRequest(request);
  return wordsOf(language, catalogueOf(language, contentRoot));
}

export const wordsInPage = (language: string): WordsInPage => ({
  language,
  languages: languagesOf(contentRoot),
  catalogue: catalogueOf(language, contentRoot),
});

/** The words as a part of a document, from where its script takes them. */
export const wordsScript = (language: string): string =>
  `<script type="application/json" id="${WORDS_ID}">${JSON.stringify(wordsInPage(language)).replaceAll('<', '\\u003c')}</script>`;
