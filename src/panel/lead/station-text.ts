import { format } from '../../lib/format-in-page.ts';
import type { SubmissionStations } from '../../types/config.gen.ts';
import type { Station } from '../api/lead.ts';
import { dateTime } from '../cell-text.ts';

const HOUR = 3_600_000;

/** Whether something should have arrived an hour ago and has not: `private.late_submissions` of the database. */
export const isLate = ({ state, tries, since }: Station, now = Date.now()): boolean =>
  state !== 'sent' && state !== 'none' && tries > 0 && Date.parse(since) < now - HOUR;

/** What became of a submission at a station, and when it is tried again. */
export function stationText(
  { state, due, at, reason, tries }: Station,
  texts: SubmissionStations,
): string {
  const what = format(texts[reason && state === 'waiting' ? 'refused' : state], {
    at: at ? dateTime(at) : '',
    reason,
  });
  return due && tries > 0 && state !== 'sent'
    ? `${what}; ${format(texts.again, { at: dateTime(due) })}`
    : what;
}
