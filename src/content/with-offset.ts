import { TZDate } from '@date-fns/tz';

/** A day and an hour as a clock of the time zone shows them: "2026-12-03T09:00:00-03:00". */
export function withOffset(day: string, hour: string, timeZone: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const moment = new TZDate(year, month - 1, date, hours, minutes, timeZone).toISOString();
  return moment.replace(/\.\d+/, '');
}

/** A moment with an offset, as the same hour of the time zone; any other text is itself. */
export function atSameHour(text: string, timeZone: string): string {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d[+-]\d\d:\d\d$/.exec(text) ?? [];
  return day && hour ? withOffset(day, hour, timeZone) : text;
}
