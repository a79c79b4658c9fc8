import { expect, test } from 'vitest';
import { isDay } from '../../../lib/is-day.ts';
import { type DateField, dayInWords, fits, limitsOf, sampleDay } from './day.ts';

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

test('a day has to be one of the weekdays that a field names', () => {
  const field = { min: '2026-12-24', weekdays: ['monday', 'friday'] } as DateField;
  const of = (day: string) => fits(field, day, Date.parse('2026-12-01T12:00:00Z'));
  expect(['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'].map(of)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(of('2026-12-21')).toBe(false); // a Monday before the first day
  expect(of('?')).toBe(false);
});

const NOW = Date.parse('2027-01-02T12:00:00Z');
const departure = (days?: number, min?: string) =>
  ({ min, after: { field: 'chegada', days }, timeZone: 'UTC' }) as DateField;

test.each([
  ['a stay', departure(1), '2027-01-10', ['2027-01-08', '2027-01-10'], '2027-01-11'],
  ['a period', departure(), '2027-01-10', ['2027-01-08', '2027-01-09'], '2027-01-10'],
  ['over a month', departure(2), '2027-02-27', ['2027-02-28'], '2027-03-01'],
  [
    'its own first day is later',
    departure(1, '2027-02-01'),
    '2027-01-10',
    ['2027-01-11'],
    '2027-02-01',
  ],
  [
    'its own first day is earlier',
    departure(1, 'today'),
    '2027-01-10',
    ['2027-01-03'],
    '2027-01-11',
  ],
  ['the other is not given yet', departure(1, 'today'), '', ['2027-01-01'], '2027-01-02'],
  ['the other is no day', departure(1, 'today'), '?', ['2027-01-01'], '2027-01-02'],
])('a day comes after that of another field: %s', (_, field, other, refused, first) => {
  expect(limitsOf(field, NOW, other).min).toBe(first);
  expect(refused.map((day) => fits(field, day, NOW, other))).toEqual(refused.map(() => false));
  expect(fits(field, first, NOW, other)).toBe(true);
});

test('without a first day of its own, any day fits until the other is given', () => {
  expect(limitsOf(departure(1), NOW, '').min).toBeUndefined();
});

test('a command that tries a form writes a day that fits', () => {
  const now = Date.parse('2026-12-24T12:00:00Z');
  const of = (field: object) => sampleDay({ timeZone: 'UTC', ...field } as DateField, now);
  expect(of({})).toBe('2026-12-24');
  expect(of({ weekdays: ['wednesday'] })).toBe('2026-12-30');
  expect(of({ max: 'today', weekdays: ['wednesday'] })).toBe('2026-12-23');
});
