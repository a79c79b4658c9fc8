import { expect, test } from 'vitest';
import { clockInWords, fits, type TimeField } from './clock.ts';

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
