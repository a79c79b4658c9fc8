/** The times of a time field: "14:30", in no time zone. */

import type { CompiledFor, FieldOf } from '../../../forms/kit/types.ts';
import { isOfWeek } from '../../../lib/week.ts';
import { type Schedule, timesOn } from '../../../ui/data/schedule.ts';

/** With what the compiler adds (traits.ts). */
export interface TimeField extends FieldOf<'time'>, Partial<Pick<CompiledFor, 'language'>> {}

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Undefined for what is no time. */
function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

type Limits = Pick<TimeField, 'min' | 'max'>;

/**
 * From when to when a field takes times on a day that another field has: the open hours of that field's place, or those of
 * the day of the week; its own on other days.
 */
export function spansOn(field: TimeField, day: string, schedule?: Schedule): Limits[] {
  const { hours } = field.hoursOf ?? {};
  if (hours) return [hours.find(({ days }) => isOfWeek(days, day)) ?? field];
  const spans = field.hoursOf && schedule ? timesOn(schedule, day) : [];
  return spans.length === 0
    ? [field]
    : spans.map((span) => ({ min: span.slice(0, 5), max: span.slice(6) }));
}

/** The limits that hold for whatever day: the first time of all, and the last. */
export function widestLimits({ min, max, hoursOf }: TimeField): Limits {
  const all = [{ min, max }, ...(hoursOf?.hours ?? [])];
  // Over midnight, the first is after the last.
  if (all.some(({ min = '', max = '24' }) => min > max)) return hoursOf ? {} : { min, max };
  const isOpen = (end: 'min' | 'max') => all.some((limits) => limits[end] === undefined);
  const sorted = (end: 'min' | 'max') => all.map((limits) => limits[end]).sort();
  return {
    min: isOpen('min') ? undefined : sorted('min').at(0),
    max: isOpen('max') ? undefined : sorted('max').at(-1),
  };
}

/** Whether a field takes a time. After midnight is before: limits from 22:00 to 02:00 span it, as in HTML. */
export function fits({ min = '00:00', max = '23:59', step = 1 }: TimeField, text: string): boolean {
  const at = minutesOf(text);
  const from = minutesOf(min) ?? 0;
  if (at === undefined) return false;
  const isWithin = min <= max ? text >= min && text <= max : text >= min || text <= max;
  return isWithin && (at - from + 24 * 60) % step === 0;
}

/** "14:30", or "2:30 PM", as the language writes it. What is no time stays as it is. */
export function clockInWords(text: string, language?: string): string {
  const minutes = minutesOf(text);
  if (minutes === undefined) return text;
  const options = { timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(minutes * 60_000);
}
