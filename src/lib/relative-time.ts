const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * How long ago it was, in words: "2 hours ago", "yesterday"; less than a minute is "now". Both times in milliseconds
 * since the epoch; one in the future is now, as clocks differ.
 */
export function relativeTime(then: number, language: string, now = Date.now()): string {
  const seconds = Math.min(0, (then - now) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, length]) => -seconds >= length) ?? ['second', Infinity];
  return words.format(Math.trunc(seconds / length), unit);
}
