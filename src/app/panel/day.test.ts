import { expect, test } from 'vitest';
import { todayHere } from './day.ts';

test('today is that of the browser, not of Greenwich', () => {
  const late = new Date(2026, 2, 2, 23, 59);
  expect(todayHere(late)).toBe('2026-03-02');
});
