import { expect, test } from 'vitest';
import { dayOf } from './day.ts';
import { eventState } from './event-state.ts';

const end = '2025-07-23T15:00:00-03:00';

test.each([
  ['2025-07-01T00:00:00Z', 'upcoming'],
  ['2025-07-23T17:59:59Z', 'upcoming'],
  ['2025-07-23T18:00:00Z', 'upcoming'],
  ['2025-07-23T18:00:01Z', 'past'],
])('an event that ends at 18:00 UTC is, at %s, %s', (now, state) => {
  expect(eventState(end, Date.parse(now))).toBe(state);
});

test('the day is the one written, not that of another time zone', () => {
  expect(dayOf('2025-07-01T23:30:00-03:00', 'pt-BR')).toEqual({ day: '1', month: 'julho de 2025' });
  expect(dayOf('2025-07-01T23:30:00-03:00', 'en')).toEqual({ day: '1', month: 'July 2025' });
});
