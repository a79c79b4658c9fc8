import { expect, test } from 'vitest';
import type { Schedule } from '../../../ui/data/schedule.ts';
import { clockInWords, fits, spansOn, type TimeField, widestLimits } from './clock.ts';

test.each([
  [{ min: '09:00', max: '17:30', step: 30 }, '09:30', true],
  [{ min: '09:00', max: '17:30', step: 30 }, '09:45', false],
  [{ min: '09:00', max: '17:30' }, '08:59', false],
  [{ min: '09:00', max: '17:30' }, '17:31', false],
  [{ min: '22:00', max: '02:00', step: 15 }, '00:15', true],
  [{ min: '22:00', max: '02:00' }, '12:00', false],
  [{}, '24:00', false],
  [{}, '?', false],
])('within %o, %s: %s', (field, text, expected) => {
  expect(fits(field as TimeField, text)).toBe(expected);
});

test('a time is shown as the language writes it', () => {
  expect(clockInWords('14:30', 'pt-BR')).toBe('14:30');
  expect(clockInWords('14:30', 'en-US').replace(/\s/, ' ')).toBe('2:30 PM');
});

const byDay = {
  min: '09:00',
  max: '17:30',
  hoursOf: { field: 'dia', hours: [{ days: ['saturday'], min: '08:00', max: '12:00' }] },
} as unknown as TimeField;

test.each([
  ['2026-11-28', '08:00'],
  ['2026-11-27', '09:00'],
  ['2026-11-29', '09:00'],
  ['', '09:00'],
  ['amanhã', '09:00'],
])('on %j the first time is %s', (day, first) => {
  expect(spansOn(byDay, day)[0]?.min).toBe(first);
});

test('before a day is chosen, the control takes the times of all days', () => {
  expect(widestLimits(byDay)).toEqual({ min: '08:00', max: '17:30' });
  expect(widestLimits({ ...byDay, min: undefined } as TimeField)).toEqual({
    min: undefined,
    max: '17:30',
  });
  expect(widestLimits({ min: '22:00', max: '02:00' } as TimeField)).toEqual({
    min: '22:00',
    max: '02:00',
  });
});

const restaurant: Schedule = [
  { name: 'Natal', from: '12-25', hours: [] },
  { hours: [{ days: ['friday'], times: ['19:00-24:00', '12:00-15:00'] }], open: 'sexta-feira' },
];

test.each([
  ['2026-11-27', ['12:00 15:00', '19:00 24:00']],
  ['2026-11-28', ['09:00 17:30']],
  ['2026-12-25', ['09:00 17:30']],
  ['', ['09:00 17:30']],
])('on %j the place of the date is open %j, or else the own hours count', (day, expected) => {
  const ofPlace = { ...byDay, hoursOf: { field: 'dia' } } as TimeField;
  expect(spansOn(ofPlace, day, restaurant).map(({ min, max }) => `${min} ${max}`)).toEqual(
    expected,
  );
});
