/** The day of `2025-07-23T11:00:00-03:00` as written there, whatever the visitor's time zone. */
export function dayOf(moment: string, language: string): { day: string; month: string } {
  const date = moment.slice(0, 10);
  const month = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { day: String(Number(date.slice(8))), month: month.format(new Date(`${date}T00:00Z`)) };
}
