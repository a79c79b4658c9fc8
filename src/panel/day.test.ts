import { expect, test } from 'vitest';
import { callDays, todayHere } from './day.ts';

test('today is the date in the browser’s time zone', () => {
  const late = new Date(2026, 2, 2, 23, 59);
  expect(todayHere(late)).toBe('2026-03-02');
});

test('somebody is called back between today and five years from now', () => {
  expect(callDays(new Date(2026, 10, 28, 23, 59))).toEqual({
    min: '2026-11-28',
    max: '2031-11-28',
  });
  expect(callDays(new Date(2028, 1, 29)).max).toBe('2033-03-01');
});
