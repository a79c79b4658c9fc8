import { expect, test } from 'vitest';
import { todayHere } from './day.ts';

test('today is the date in the browser’s time zone', () => {
  const late = new Date(2026, 2, 2, 23, 59);
  expect(todayHere(late)).toBe('2026-03-02');
});
