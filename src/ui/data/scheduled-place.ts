import type { OpeningHours, Place } from '../../types/config.gen.ts';

/** A line of a schedule: days in words, and times in words; no times if it is closed. */
export interface HoursLine {
  days: string;
  times: string[];
  /** Of an exception. */
  name?: string;
  /** Of an exception that goes before a season today: "Now". */
  mark?: string;
}

/** Days of the calendar, "2026-11-01", both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The hours of a part of the year. */
export interface SeasonalHours {
  name?: string;
  /** When that is, in words: "November – February". */
  months: string;
  /** Of the part that holds: "Now". */
  mark?: string;
  week: HoursLine[];
  hours: OpeningHours[];
  /** When it holds in the year that begins with the part of today. */
  spans: DaySpan[];
}

/** A place as pages get it: with its hours in words, and the address of the site if it has none itself. */
export type ScheduledPlace = Omit<Place, 'address' | 'seasons' | 'hoursName'> & {
  address: string[];
  week?: HoursLine[];
  special?: HoursLine[];
  /** The hours of a place with seasons, those of today first. */
  year?: SeasonalHours[];
};
