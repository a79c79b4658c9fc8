import { expect, test } from 'vitest';
import { readMonthDay, withMonth } from './month-day.ts';

test('a day of every year has two digits for its month and its day', () => {
  expect(readMonthDay('11-01')).toEqual({ month: '11', day: '01' });
  // For the validator to tell, and the day to be seen.
  expect(readMonthDay('06-31')).toEqual({ month: '06', day: '31' });
  for (const value of ['21-06', '00-10', '1-1', '11-32', '', 11, null, undefined])
    expect(readMonthDay(value)).toBeUndefined();
});

test('another month keeps the day, or has its last; a whole month and one without a day is whole', () => {
  expect(withMonth({ month: '03', day: '15' }, '04', true)).toEqual({ month: '04', day: '15' });
  expect(withMonth({ month: '03', day: '31' }, '04', true)).toEqual({ month: '04', day: '30' });
  expect(withMonth({ month: '03', day: '31' }, '02', true)).toEqual({ month: '02', day: '29' });
  expect(withMonth({ month: '02', day: '28' }, '04', true)).toEqual({ month: '04', day: '30' });
  expect(withMonth({ month: '04', day: '30' }, '03', true)).toEqual({ month: '03', day: '31' });
  expect(withMonth({ month: '04', day: '30' }, '03', false)).toEqual({ month: '03', day: '30' });
  expect(withMonth({ month: '', day: '' }, '11', false)).toEqual({ month: '11', day: '01' });
  expect(withMonth({ month: '', day: '' }, '02', true)).toEqual({ month: '02', day: '29' });
});
