/** The days of an event that has the same hours on each of them; hours past midnight belong to the day before. */
export interface DailySpan {
  /** "2027-01-05". */
  firstDay: string;
  lastDay: string;
  /** "09:00", as written, whatever the time zone. */
  from: string;
  to: string;
}

export function dailySpan(startsAt: string, endsAt: string): DailySpan {
  const [firstDay, from] = [startsAt.slice(0, 10), startsAt.slice(11, 16)];
  const [endDay, to] = [endsAt.slice(0, 10), endsAt.slice(11, 16)];
  return { firstDay, lastDay: to > from ? endDay : dayBefore(endDay), from, to };
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
