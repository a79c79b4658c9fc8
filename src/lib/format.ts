import { numeralIn } from './numeral-in.ts';

/** That of the page, in a browser. What is rendered in a build has to name its own. */
const shownLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang);

/** Fills `{name}` placeholders of a sentence from `messages.json`, numbers in the digits of the language. */
export function format(
  sentence: string,
  values: Record<string, string | number>,
  language: string = shownLanguage(),
): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? numeralIn(language || 'en')(value) : value;
  });
}
