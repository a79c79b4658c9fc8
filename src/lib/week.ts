/** The days of the week, in the order of ISO 8601. */
export const WEEK = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** The day of the week of a day, "2026-12-24"; undefined for what is none. */
export const weekdayOf = (day: string): (typeof WEEK)[number] | undefined =>
  // Of a Sunday, the last.
  WEEK.at(new Date(`${day}T00:00:00Z`).getUTCDay() - 1);

/** Whether a day is one of those of the week; any is where none are named. */
export const isOfWeek = (days: readonly string[] | undefined, day: string): boolean =>
  !days || days.some((one) => one === weekdayOf(day));
