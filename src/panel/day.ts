/** The day (`YYYY-MM-DD`) the given number of days from now, in the browser's time zone. */
export function dayIn(days: number, now = new Date()): string {
  const local = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return new Date(local).toISOString().slice(0, 10);
}

/** Today in the browser's time zone. */
export const todayHere = (now = new Date()): string => dayIn(0, now);
