import { suitingLanguage } from '../../words/choose-language.mjs';
import { LANGUAGE_COOKIE } from '../../words/words-in-page.ts';

/** What was chosen in the studio, else what the browser asks for, else the site's own. */
export function chosenLanguage(languages: readonly string[]): string {
  const [, chosen = ''] =
    new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`).exec(document.cookie) ?? [];
  const wanted = [chosen, ...navigator.languages, document.documentElement.lang];
  const found = wanted.flatMap((one) => (one && suitingLanguage(one, languages)) || []);
  return found[0] ?? languages[0] ?? '';
}
