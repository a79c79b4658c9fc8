import { CannotRun } from '../problem.ts';
import { type Clock, instantOf } from '../publication/clock.ts';

/** `SITE_NOW` replaces the current time, to preview and test a site at another date. */
export function clockIn(timeZone: string): Clock {
  const { SITE_NOW } = process.env;
  const now = SITE_NOW ? instantOf(SITE_NOW, timeZone) : Date.now();
  if (Number.isNaN(now))
    throw new CannotRun(
      `SITE_NOW não pode ser “${SITE_NOW}”. Escreva um dia ("2026-12-03") ou um dia e uma hora ("2026-12-03T09:00:00-03:00").`,
    );
  return { now, timeZone };
}
