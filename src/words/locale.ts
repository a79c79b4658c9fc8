import { primary } from './choose-language.mjs';
import { currentWords } from './reader.ts';

/**
 * The reader's language as a country writes it, for dates and numbers: that of the site where it is a variant, "en-GB" of
 * English words, else that of the browser.
 */
export function readerLocale(): string {
  const { language = 'en', locale } = currentWords() ?? {};
  if (locale) return locale;
  const asked: readonly string[] = globalThis.navigator?.languages ?? [];
  return asked.find((one) => primary(one) === primary(language)) ?? language;
}

/** "," or "." */
export const decimalSign = (): string =>
  new Intl.NumberFormat(readerLocale()).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

export type DatePart = 'day' | 'month' | 'year';

/** How a date is written in numbers: "31/12/2026" is day, "/", month, "/", year. */
export const dateParts = (): { type: DatePart | 'literal'; value: string }[] =>
  new Intl.DateTimeFormat(readerLocale(), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
    .formatToParts(new Date('2026-12-31T00:00:00Z'))
    .filter((part): part is { type: DatePart | 'literal'; value: string } =>
      ['day', 'month', 'year', 'literal'].includes(part.type),
    );
