import { TZDate } from '@date-fns/tz';
import { asText } from '../json/json.ts';

/** The moment for which the site is looked at, and where its days begin. */
export interface Clock {
  /** In milliseconds. */
  now: number;
  /** An IANA name, `America/Sao_Paulo`. */
  timeZone: string;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day (its midnight in the time zone) or a moment with an offset, in milliseconds; NaN for neither. */
export function instantOf(text: unknown, timeZone: string): number {
  const [, year, month, day] = DAY.exec(asText(text)) ?? [];
  return year
    ? new TZDate(Number(year), Number(month) - 1, Number(day), timeZone).getTime()
    : Date.parse(asText(text));
}

export function isTimeZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
