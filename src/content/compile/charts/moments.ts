import { inDigitsOf } from '../../../lib/numeral-in.ts';

const DAY = 24 * 60;

/** Texts such as `2026`, `2026-03`, `2026-03-14` or `02:14` as numbers in order, whatever their unit. */
export function momentNumbers(texts: string[]): number[] {
  let days = 0;
  let last = -1;
  return texts.map((text) => {
    if (!text.includes(':')) return Date.parse(text); // years and months too begin in UTC
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    const minute = hours * 60 + minutes;
    if (minute < last) days += 1; // after midnight
    last = minute;
    return days * DAY + minute;
  });
}

const PARTS: Record<number, Intl.DateTimeFormatOptions> = {
  4: { year: 'numeric' },
  7: { month: 'short', year: 'numeric' },
  10: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

const SHORT: Record<number, Intl.DateTimeFormatOptions> = {
  7: { month: 'short', year: '2-digit' },
  10: { day: '2-digit', month: '2-digit' },
};

/** A moment in the site's language; `short` for axes with many moments. */
export function momentWords(language: string, text: string, short = false): string {
  const parts = (short && SHORT[text.length]) || PARTS[text.length];
  if (!parts) return inDigitsOf(language, text); // an hour
  return formatOf(language, parts)
    .format(new Date(text))
    .replaceAll('. de ', ' ') // "mar. de 26"
    .replaceAll('.', '');
}

/** Cached: creating a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = language + JSON.stringify(parts);
  const format =
    formats.get(name) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  formats.set(name, format);
  return format;
}
