import { expect, test } from 'vitest';
import { type DateField, dayInWords, isDay, limitsOf } from './day.ts';

test.each([
  ['2026-12-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['24/12/2026', false],
  ['?', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

const limits = (min: string, max: string, now: string) =>
  limitsOf({ min, max, timeZone: 'America/Sao_Paulo' } as DateField, Date.parse(now));

test('limits are counted from today, where the site is', () => {
  // Still the day before in São Paulo.
  expect(limits('today', 'today+90', '2026-12-31T02:00:00Z')).toEqual({
    min: '2026-12-30',
    max: '2027-03-30',
  });
  expect(limits('today-1', '2027-01-31', '2026-12-31T12:00:00Z')).toEqual({
    min: '2026-12-30',
    max: '2027-01-31',
  });
});

test('a day is shown with its weekday, in the language of the site', () => {
  expect(dayInWords('2026-12-24', 'pt-BR')).toBe('quinta-feira, 24 de dezembro de 2026');
  expect(dayInWords('2026-12-24', 'en')).toBe('Thursday, December 24, 2026');
  expect(dayInWords('', 'en')).toBe('');
});
