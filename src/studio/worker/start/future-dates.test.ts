import { expect, it } from 'vitest';
import { withFutureDates } from './start.ts';

const event = (startsAt: string, value: string) =>
  JSON.stringify({ startsAt, facts: [{ label: 'Data', value }] });

it('moves an example to a future date in the site’s time zone, including the day in its text', () => {
  const clock = { now: Date.parse('2026-11-22T12:00:00Z'), timeZone: 'America/Manaus' };
  expect(withFutureDates(event('2025-07-23T11:00:00-03:00', '23/07/2025, 01/02/2025'), clock)).toBe(
    event('2027-07-23T11:00:00-04:00', '23/07/2027, 01/02/2025'),
  );
  expect(withFutureDates(event('2027-07-23T11:00:00-03:00', '23/07/2027'), clock)).toBe(
    event('2027-07-23T11:00:00-04:00', '23/07/2027'),
  );
  expect(withFutureDates('{"a":"2025"}', clock)).toBe('{"a":"2025"}');
});
