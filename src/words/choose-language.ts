/**
 * The language of those there are that suits a reader best: one asked for, else one that is spoken alike
 * ("en" for "en-GB", "pt-BR" for "pt"), in the order of `wanted`; else English.
 */
export function chooseLanguage(
  wanted: readonly (string | undefined)[],
  languages: readonly string[],
): string {
  for (const language of wanted) {
    const found = language && suiting(language, languages);
    if (found) return found;
  }
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en');
}

function suiting(wanted: string, languages: readonly string[]): string | undefined {
  const same = languages.find((one) => one.toLowerCase() === wanted.toLowerCase());
  return same ?? languages.find((one) => primary(one) === primary(wanted));
}

const primary = (language: string): string => language.split('-', 1)[0]?.toLowerCase() ?? '';

/** "pt_BR.UTF-8" -> "pt-BR"; undefined for "C" and "POSIX", which are of no language. */
export function languageOfLocale(locale: string | undefined): string | undefined {
  const [, name] = /^([a-z]{2,3}(?:[_-][a-z]{2,4})?)(?:[.@]|$)/i.exec(locale ?? '') ?? [];
  return name?.replace('_', '-');
}
