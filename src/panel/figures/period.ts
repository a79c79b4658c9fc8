/** Days of a period without a first day. */
const USUAL = 30;
const LONGEST = 366;

const DAY = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** All days (`YYYY-MM-DD`) of a period. It ends today if `to` is empty, and has a month if `from` is empty. */
export function daysOfPeriod(from: string, to: string, today: string): string[] {
  const last = Date.parse(to || today);
  const first = Math.max(
    from ? Date.parse(from) : last - (USUAL - 1) * DAY,
    last - (LONGEST - 1) * DAY,
  );
  const days = [];
  for (let day = first; day <= last; day += DAY) days.push(isoDay(day));
  return days;
}

/** Formats in UTC, in which the day was parsed. */
export const dayWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC' }).format(new Date(day));

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A duration as text: "2.5 days", "5 hours", "10 minutes"; at least one minute. */
export function duration(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= 2 * length) ?? UNITS[2];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'minute' ? 0 : 1,
  }).format(Math.max(seconds / length, 1));
}

/** A part of a whole in per cent. */
export const share = (part: number, whole: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(whole > 0 ? part / whole : 0);
