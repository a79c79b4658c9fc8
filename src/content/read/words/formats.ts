import { TZDate } from '@date-fns/tz';
import { fold } from '../../../lib/fold.ts';
import { isDay } from '../../../lib/is-day.ts';
import { withCallingCode } from './calling-code.ts';
import { OF_NO_COUNTRY, type SiteLocale } from './site-locale.ts';
import { SYNONYMS } from './synonyms.ts';
import { withOffset } from './time-zone.ts';

export interface Repaired {
  value: string;
  /** Whether something else may have been meant, as where a part is left out or a country added. */
  guess: boolean;
}

/** What a value may have been meant as, in the forms that schemas ask for; each is tried on the pattern. */
export const formatted = (value: string, locale: SiteLocale = {}): Repaired[] =>
  [
    color(value),
    dateTime(value, locale), // before the day alone, which some fields take too
    date(value, locale),
    hours(value),
    time(value),
    phone(value, locale),
    pathOfUrl(value),
  ].filter((found) => found !== undefined);

/** "#C12" -> "#CC1122"; "rgb(1, 2, 3)"; "vermelho". */
function color(value: string): Repaired | undefined {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (short) return { value: hex([1, 2, 3].map((i) => `${short[i]}${short[i]}`)), guess: false };
  const alpha = /^#([0-9a-f]{6})([0-9a-f]{2})$/i.exec(value);
  if (alpha) return { value: `#${alpha[1]}`, guess: alpha[2]?.toUpperCase() !== 'FF' };
  const channels = /^rgb(a?)\(\s*(\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})\b/i.exec(value);
  const [, opacity, ...parts] = channels ?? [];
  if (channels && parts.every((part) => Number(part) < 256))
    return {
      value: hex(parts.map((part) => Number(part).toString(16).padStart(2, '0'))),
      guess: opacity !== '',
    };
  const named = Object.entries(SYNONYMS.colors).find(([, words]) => words.includes(fold(value)));
  // Of the many reds, one.
  return named && { value: named[0], guess: true };
}

const hex = (parts: string[]) => `#${parts.join('')}`.toUpperCase();

/** "23/07/2025 às 11h", "7/23/2025, 11:00 AM" */
const DATE =
  /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:(?:,|\s+\p{L}{1,3})?\s+(\d{1,2})(?:[:h](\d{2})?)?(?:\s*([ap])\.?m\.?)?)?$/iu;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?)?$/;
const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

interface Moment {
  /** "2025-07-23" */
  day: string;
  /** "11:00", if the text contains an hour. */
  hour: string | undefined;
  /** Whether day and month may be the other way round, as another country writes them. */
  guess: boolean;
}

/** A date as the site's country or computers write it; one in UTC as the time zone has it. */
function momentOf(value: string, { language, timeZone }: SiteLocale): Moment | undefined {
  if (UTC.test(value) && !timeZone) return undefined;
  const local = UTC.test(value)
    ? new TZDate(Date.parse(value), timeZone).toISOString().slice(0, 19)
    : value;
  const [, day = '', month = '', year = '', ...time] = typedDate(local, language) ?? inOrder(local);
  const [hour, minute = '00'] = time;
  const iso = [year, month, day].map((part) => part.padStart(2, '0')).join('-');
  if (!isDay(iso)) return undefined;
  const guess = DATE.test(local) && Number(day) <= 12 && day !== month;
  return { day: iso, hour: hour && `${hour.padStart(2, '0')}:${minute}`, guess };
}

/** The whole match and day, month, year, hour and minute of a date in the order of the language. */
function typedDate(
  value: string,
  language: string | undefined,
): (string | undefined)[] | undefined {
  const [all, first, second, year, typed, minute, half] = DATE.exec(value) ?? [];
  if (all === undefined || (typed && !half && !/[:h]/i.test(value))) return undefined;
  const [day, month] = isMonthFirst(language) ? [second, first] : [first, second];
  const noon = /p/i.test(half ?? '') ? 12 : 0;
  const hour = typed && half ? String((Number(typed) % 12) + noon) : typed;
  return [all, day, month, year, hour, minute];
}

const isMonthFirst = (language: string | undefined): boolean => {
  const parts = new Intl.DateTimeFormat(language ?? OF_NO_COUNTRY).formatToParts(0);
  const order = parts.map(({ type }) => type);
  return order.indexOf('month') < order.indexOf('day');
};

/** The parts of an ISO date, in the order of ours. */
function inOrder(value: string): (string | undefined)[] {
  const [all, year, month, day, ...time] = ISO.exec(value) ?? [];
  return [all, day, month, year, ...time];
}

function date(value: string, locale: SiteLocale): Repaired | undefined {
  const { day, hour, guess } = momentOf(value.trim(), locale) ?? {};
  return day === undefined ? undefined : { value: day, guess: guess || hour !== undefined };
}

/** A day without an hour, or an hour without a time zone, cannot be completed. */
function dateTime(value: string, locale: SiteLocale): Repaired | undefined {
  const { timeZone } = locale;
  const { day, hour, guess = true } = momentOf(value.trim(), locale) ?? {};
  return day && hour && timeZone ? { value: withOffset(day, hour, timeZone), guess } : undefined;
}

/** A day that lacks its hour, with one for an example. */
export function withSomeHour(value: string, locale: SiteLocale): string | undefined {
  const { timeZone } = locale;
  const { day, hour } = momentOf(value.trim(), locale) ?? {};
  return day && !hour && timeZone ? withOffset(day, '09:00', timeZone) : undefined;
}

/** An hour of a day: "9", "9:00", "9.30", "9h30", "18 h", "6 pm". */
const HOUR = /(\d{1,2})(?:\s?[:.h]\s?([0-5]\d))?\s?(?:hrs?|hs?|horas?|([ap])\.?\s?m)?\.?/.source;
const TIME = new RegExp(`^${HOUR}$`, 'i');
/** From one to another: "9:00-14:00", "das 9h30 às 18h", "9 a.m. to 5 p.m.". */
const FROM = /(?:\p{L}{2,5}\s)?/u.source;
const TO = /\s?(?:[-–—]|\s(?:to|until|a|à|às|as|até|hasta)\s)\s?(?:las?\s)?/.source;
const HOURS = new RegExp(`^${FROM}${HOUR}${TO}${HOUR}$`, 'iu');

/** In 24 hours. */
function clock([hour, minute = '00', half]: (string | undefined)[]): string | undefined {
  const count = Number(hour);
  if (half && (count < 1 || count > 12)) return undefined;
  const ofDay = half ? (count % 12) + (/p/i.test(half) ? 12 : 0) : count;
  return ofDay > 24 ? undefined : `${String(ofDay).padStart(2, '0')}:${minute}`;
}

/** A number alone may be something else than an hour. */
function time(value: string): Repaired | undefined {
  const [, ...parts] = TIME.exec(value.trim()) ?? [];
  const meant = parts.length > 0 ? clock(parts) : undefined;
  return meant ? { value: meant, guess: /^\d+$/.test(value) } : undefined;
}

/** Of "9-5", the end may be at five in the afternoon, or in the morning. */
function hours(value: string): Repaired | undefined {
  const [, ...parts] = HOURS.exec(value.trim()) ?? [];
  const [from, to] = [clock(parts.slice(0, 3)), clock(parts.slice(3))];
  if (parts.length === 0 || !from || !to) return undefined;
  const isOfHalves = parts[2] !== undefined && parts[5] !== undefined;
  const isEarly = Math.max(Number.parseInt(from, 10), Number.parseInt(to, 10)) <= 12;
  if (!isOfHalves && isEarly && to <= from) return undefined;
  return { value: `${from}-${to}`, guess: false };
}

/** Digits with the country, which is the site's if a number has none. */
function phone(value: string, { numberingPlan }: SiteLocale): Repaired | undefined {
  if (!/^(whatsapp:|tel:)?\+?[\d\s().-]+$/.test(value)) return undefined;
  const digits = value.replace(/\D/g, '');
  if (digits.length < 8) return undefined;
  const completed = numberingPlan && withCallingCode(value, numberingPlan);
  return completed ? { value: completed, guess: true } : { value: digits, guess: false };
}

function pathOfUrl(value: string): Repaired | undefined {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return undefined;
  const { pathname, search, hash } = new URL(value);
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return { value: path, guess: search + hash !== '' };
}
