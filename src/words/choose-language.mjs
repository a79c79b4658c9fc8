/** Plain JavaScript: what runs before TypeScript can speaks too. */

/**
 * The language of those there are that suits a reader best: one asked for, else one that is spoken alike
 * ("en" for "en-GB", "pt-BR" for "pt"), in the order of `wanted`; else English.
 * @param {readonly (string | undefined)[]} wanted
 * @param {readonly string[]} languages
 * @returns {string}
 */
export function chooseLanguage(wanted, languages) {
  for (const language of wanted) {
    const found = language && suitingLanguage(language, languages);
    if (found) return found;
  }
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en');
}

/**
 * The same of one alone; undefined if there is none like it.
 * @param {string} wanted
 * @param {readonly string[]} languages
 * @returns {string | undefined}
 */
export function suitingLanguage(wanted, languages) {
  const same = languages.find((one) => one.toLowerCase() === wanted.toLowerCase());
  return same ?? languages.find((one) => primary(one) === primary(wanted));
}

/**
 * "pt" of "pt-BR": in what languages are alike.
 * @param {string} language
 * @returns {string}
 */
export const primary = (language) => language.split('-', 1)[0]?.toLowerCase() ?? '';

/**
 * "pt_BR.UTF-8" -> "pt-BR"; undefined for "C" and "POSIX", which are of no language.
 * @param {string} [locale]
 * @returns {string | undefined}
 */
export function languageOfLocale(locale) {
  const [, name] = /^([a-z]{2,3}(?:[_-][a-z]{2,4})?)(?:[.@]|$)/i.exec(locale ?? '') ?? [];
  return name?.replace('_', '-');
}
