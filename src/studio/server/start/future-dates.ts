import { type Clock, withOffset } from '../../../content/read/words/time-zone.ts';

const MOMENT = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d"/g;

/**
 * Moves the moments in an example to the site's time zone and into the future: a past event would not
 * show what it announces. The dates in its texts move along.
 */
export function withFutureDates(json: string, { now, timeZone }: Clock): string {
  const moments = [...json.matchAll(MOMENT)].map(([text]) => JSON.parse(text) as string);
  if (moments.length === 0) return json;
  const first = Math.min(...moments.map((moment) => Date.parse(moment)));
  let years = 0;
  while (first + years * YEAR < now + MONTH) years += 1;
  const moved = new Map<string, string>();
  for (const moment of moments) {
    const [, year, month, day, hour = ''] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(moment) ?? [];
    const newYear = Number(year) + years;
    moved.set(
      JSON.stringify(moment),
      JSON.stringify(withOffset(`${newYear}-${month}-${day}`, hour, timeZone)),
    );
    moved.set(`${day}/${month}/${year}`, `${day}/${month}/${newYear}`);
  }
  const replace = (text: string) => moved.get(text) ?? text;
  return json.replace(MOMENT, replace).replace(/\d\d\/\d\d\/\d{4}/g, replace);
}

const MONTH = 30 * 86_400_000;
const YEAR = 365.25 * 86_400_000;
