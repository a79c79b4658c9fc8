import { isOfWeek } from '../../lib/week.ts';
import type { Weekday } from '../../types/config.gen.ts';

/** When a place is open, for the fields of a form: of each day, the first part that has it decides. */
export type Schedule = readonly SchedulePart[];

export interface SchedulePart {
  /** Days of every year, "11-01", or of one, "2026-12-25", both included. Without them, all days. */
  from?: string;
  to?: string;
  /** Of an exception on some days of the week alone. */
  only?: Weekday[];
  /** Of an exception: "Christmas". */
  name?: string;
  hours: { days?: Weekday[]; times: string[] }[];
  /** When it is open, in words: "Wednesday – Sunday". Not of an exception, which has other hours than usual. */
  open?: string;
}

/** The part that holds on a day; `usual`: were there no exception. */
export function partOn(schedule: Schedule, day: string, usual = false): SchedulePart | undefined {
  return schedule.find(
    ({ from, to = from, only, open }) =>
      isWithin(day, from, to) && isOfWeek(only, day) && (open || !usual),
  );
}

/** "10:00-17:00", in the order of the day; none if it is closed. */
export const timesOn = (schedule: Schedule, day: string, usual = false): string[] =>
  (partOn(schedule, day, usual)?.hours ?? [])
    .flatMap(({ days, times }) => (isOfWeek(days, day) ? times : []))
    .sort();

/** A span of every year may go over New Year. */
function isWithin(day: string, from = '', to = ''): boolean {
  const at = day.slice(-from.length || day.length);
  return from > to ? at >= from || at <= to : from === '' || (at >= from && at <= to);
}
