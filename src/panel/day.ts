/** The day (`YYYY-MM-DD`) the given number of days from now, in the browser's time zone. */
export function dayIn(days: number, now = new Date()): string {
  const local = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return new Date(local).toISOString().slice(0, 10);
}

/** Today in the browser's time zone. */
export const todayHere = (now = new Date()): string => dayIn(0, now);

/** The days on which somebody can be called back: from today, for five years (supabase/migrations/). */
export const callDays = (now = new Date()) => ({
  min: todayHere(now),
  max: todayHere(new Date(now.getFullYear() + 5, now.getMonth(), now.getDate())),
});
