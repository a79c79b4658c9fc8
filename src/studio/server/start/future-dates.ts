import type { Clock } from '../../../content/publication/clock.ts';
import { withOffset } from '../../../content/with-offset.ts';

const MOMENT = /"(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d):\d\d[+-]\d\d:\d\d"/g;

/**
 * The JSON of an example with its moments on the clocks of the site, and still to come: a new event
 * that is over would show nothing of what it says before. The days that its texts tell go along.
 */
export function withFutureDates(json: string, { now, timeZone }: Clock): string {
  const moments = [...json.matchAll(MOMENT)].map(([text]) => text);
  const first = Math.min(...moments.map((text) => Date.parse(JSON.parse(text))));
  if (moments.length === 0) return json;
  let years = 0;
  while (first + years * YEAR < now + MONTH) years += 1;
  const told = new Map<string, string>();
  const moved = json.replace(MOMENT, (_, year, month, day, hour) => {
    const next = String(Number(year) + years);
    told.set(`${day}/${month}/${year}`, `${day}/${month}/${next}`);
    return JSON.stringify(withOffset(`${next}-${month}-${day}`, hour, timeZone));
  });
  return moved.replace(/\d\d\/\d\d\/\d{4}/g, (day) => told.get(day) ?? day);
}

const MONTH = 30 * 86_400_000;
const YEAR = 365.25 * 86_400_000;
