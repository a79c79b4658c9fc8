/** The days of a date field: "2026-12-24", compared as texts. */

import type { CompiledFor, FieldOf } from '../../../forms/kit/types.ts';
import { isDay } from '../../../lib/is-day.ts';
import { isOfWeek, WEEK } from '../../../lib/week.ts';
import { type Schedule, timesOn } from '../../../ui/data/schedule.ts';

/** With what the compiler adds (traits.ts). */
export interface DateField
  extends Omit<FieldOf<'date'>, 'openAt'>,
    Partial<Pick<CompiledFor, 'language' | 'timeZone'>> {
  /** Of the place on whose open days it has to be. */
  schedule?: Schedule;
  /** What is told of its closed message on a day that would be open, were there no exception. */
  exceptionMessage?: string;
}

const DAY = 24 * 60 * 60 * 1000;

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a field takes a day, at a time of now; `other` is the day that it has to follow. */
export function fits(field: DateField, day: string, now: number, other = ''): boolean {
  const { min = '', max = '9999-12-31' } = limitsOf(field, now, other);
  return isDay(day) && day >= min && day <= max && isOfWeek(field.weekdays, day);
}

/** Whether the place of a field is closed on a day. */
export const isClosed = ({ schedule }: DateField, day: string): boolean =>
  schedule !== undefined && timesOn(schedule, day).length === 0;

/** A day that a field takes: its first one, or its last one if it has no first. */
export function sampleDay(field: DateField, now: number): string {
  const { min, max } = limitsOf(field, now);
  const from = Date.parse(`${min ?? max ?? isoOf(now)}T00:00:00Z`);
  const step = min === undefined && max !== undefined ? -DAY : DAY;
  const days = WEEK.map((_, index) => isoOf(from + index * step));
  return days.find((day) => isOfWeek(field.weekdays, day)) ?? isoOf(from);
}

/** The first and the last day of a field, at a time of now; `other` is the day that it has to follow. */
export function limitsOf({ min, max, after, timeZone }: DateField, now: number, other = '') {
  const today = todayIn(timeZone, now);
  const own = min && limitOf(min, today);
  const follows = after && isDay(other) ? dayFrom(other, after.days ?? 0) : '';
  return { min: own && own > follows ? own : follows || own, max: max && limitOf(max, today) };
}

function limitOf(limit: string, today: string): string {
  const [, distance] = /^today([+-]\d+)?$/.exec(limit) ?? [limit, undefined];
  return limit.startsWith('today') ? dayFrom(today, Number(distance ?? 0)) : limit;
}

const dayFrom = (day: string, days: number): string =>
  isoOf(Date.parse(`${day}T00:00:00Z`) + days * DAY);

/** Canada's way to write a day is that of ISO 8601. */
const todayIn = (timeZone: string | undefined, now: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

/** "quinta-feira, 24 de dezembro de 2026". What is no day stays as it is. */
export const dayInWords = (day: string, language?: string): string =>
  isDay(day)
    ? new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
        Date.parse(`${day}T00:00:00Z`),
      )
    : day;
