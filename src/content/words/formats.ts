import { TZDate } from '@date-fns/tz';
import { fold } from '../../lib/fold.ts';
import { withOffset } from '../with-offset.ts';
import { SYNONYMS } from './synonyms.ts';

/** What a value may have been meant as, in the forms that schemas ask for; each is tried on the pattern. */
export const formatted = (value: string, timeZone?: string): string[] =>
  [
    color(value),
    dateTime(value, timeZone), // before the day alone, which some fields take too
    date(value, timeZone),
    phone(value),
    pathOfUrl(value),
  ].filter((found) => found !== undefined);

/** "#C12" -> "#CC1122"; "rgb(1, 2, 3)"; "vermelho". */
function color(value: string): string | undefined {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (short)
    return `#${[1, 2, 3].map((index) => `${short[index]}${short[index]}`).join('')}`.toUpperCase();
  const alpha = /^#([0-9a-f]{6})[0-9a-f]{2}$/i.exec(value);
  if (alpha) return `#${alpha[1]}`;
  const channels = /^rgba?\(\s*(\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})\b/i.exec(value)?.slice(1);
  if (channels?.every((part) => Number(part) < 256))
    return `#${channels.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  const named = Object.entries(SYNONYMS.colors).find(([, words]) => words.includes(fold(value)));
  return named?.[0];
}

const DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:(?:,|\s+[àa]s)?\s+(\d{1,2})[:h](\d{2})?)?$/i;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?)?$/;
const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

interface Moment {
  /** "2025-07-23" */
  day: string;
  /** "11:00", if the text contains an hour. */
  hour: string | undefined;
}

/** A date as Brazilians or computers write it; one in UTC as the time zone has it. */
function momentOf(value: string, timeZone: string | undefined): Moment | undefined {
  if (UTC.test(value) && !timeZone) return undefined;
  const local = UTC.test(value)
    ? new TZDate(Date.parse(value), timeZone).toISOString().slice(0, 19)
    : value;
  const [, day = '', month = '', year = '', ...time] = DATE.exec(local) ?? inOrder(local);
  const [hour, minute = '00'] = time;
  const iso = [year, month, day].map((part) => part.padStart(2, '0')).join('-');
  if (!isDay(iso)) return undefined;
  return { day: iso, hour: hour && `${hour.padStart(2, '0')}:${minute}` };
}

/** The parts of an ISO date, in the order of ours. */
function inOrder(value: string): (string | undefined)[] {
  const [all, year, month, day, ...time] = ISO.exec(value) ?? [];
  return [all, day, month, year, ...time];
}

const date = (value: string, timeZone: string | undefined): string | undefined =>
  momentOf(value.trim(), timeZone)?.day;

/** A day without an hour, or an hour without a time zone, cannot be completed. */
function dateTime(value: string, timeZone: string | undefined): string | undefined {
  const { day, hour } = momentOf(value.trim(), timeZone) ?? {};
  return day && hour && timeZone && withOffset(day, hour, timeZone);
}

/** A day that lacks its hour, with one for an example. */
export function withSomeHour(value: string, timeZone: string | undefined): string | undefined {
  const { day, hour } = momentOf(value.trim(), timeZone) ?? {};
  return day && !hour && timeZone ? withOffset(day, '09:00', timeZone) : undefined;
}

/** Whether a calendar has the day, in the form 2025-07-23: none has February 31st. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Digits with the country; ten or eleven are a Brazilian number without it. */
function phone(value: string): string | undefined {
  if (!/^(whatsapp:|tel:)?\+?[\d\s().-]+$/.test(value)) return undefined;
  const digits = value.replace(/\D/g, '').replace(/^0(?=\d{10,11}$)/, '');
  return /^\d{10,11}$/.test(digits) && !value.includes('+') ? `55${digits}` : digits || undefined;
}

function pathOfUrl(value: string): string | undefined {
  return /^https?:\/\//.test(value) && URL.canParse(value)
    ? new URL(value).pathname.replace(/(?<=.)\/+$/, '')
    : undefined;
}
