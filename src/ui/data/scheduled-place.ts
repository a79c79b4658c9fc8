import type { Place } from '../../types/config.gen.ts';

/** A line of a schedule: days in words, and times in words; no times if it is closed. */
export interface HoursLine {
  days: string;
  times: string[];
  /** Of an exception. */
  name?: string;
}

/** A place as pages get it: with its hours in words. */
export type ScheduledPlace = Place & { week?: HoursLine[]; special?: HoursLine[] };
