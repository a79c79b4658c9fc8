import { fold } from '../../../src/lib/fold.ts';
import { SYNONYMS } from './synonyms.ts';

/** What a value may have been meant as, in the forms that schemas ask for; each is tried on the pattern. */
export const formatted = (value: string): string[] =>
  [color(value), date(value), dateTime(value), phone(value), pathOfUrl(value)].filter(
    (found) => found !== undefined,
  );

/** "#C12" -> "#CC1122"; "rgb(1, 2, 3)"; "vermelho". */
function color(value: string): string | undefined {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (short) return `#${[1, 2, 3].map((at) => `${short[at]}${short[at]}`).join('')}`.toUpperCase();
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
const BRASILIA = -3 * 3_600_000;

/** Year, month, day, hour and minute of a date as Brazilians or computers write it. */
function parts(value: string): string[] | undefined {
  const [, day = '', month = '', year = '', hour = '00', minute = '00'] = DATE.exec(value) ?? [];
  const utc = UTC.test(value) ? Date.parse(value) : Number.NaN;
  const local = utc ? new Date(utc + BRASILIA).toISOString().slice(0, 19) : value;
  const iso = ISO.exec(local)?.slice(1);
  const found = year ? [year, month, day, hour, minute] : iso?.map((part) => part ?? '00');
  const padded = found?.map((part) => part.padStart(2, '0'));
  return padded && isDay(padded.slice(0, 3).join('-')) ? padded : undefined;
}

function date(value: string): string | undefined {
  return parts(value.trim())?.slice(0, 3).join('-');
}

function dateTime(value: string): string | undefined {
  const [year, month, day, hour, minute] = parts(value.trim()) ?? [];
  return year && `${year}-${month}-${day}T${hour}:${minute}:00-03:00`;
}

/** Whether a calendar has the day, in the form 2025-07-23: none has February 31st. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
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
