import { describe, expect, it } from 'vitest';
import { dayInWords, printDay, printMoment, readDay, readHour, readMoment } from './dates.ts';

describe('dates', () => {
  it.each([
    ['03/12/2026', '2026-12-03'],
    ['3/12/26', '2026-12-03'],
    ['3-12-2026', '2026-12-03'],
    ['03.12.2026', '2026-12-03'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', undefined],
    ['12/2026', undefined],
    ['2026-12-03', undefined],
  ])('reads the day %j in Brazilian notation', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    ['9', '09:00'],
    ['9h', '09:00'],
    ['9h30', '09:30'],
    ['09:30', '09:30'],
    ['24:00', undefined],
    ['nove', undefined],
  ])('reads the hour %j', (text, hour) => {
    expect(readHour(text)).toBe(hour);
  });

  it('keeps the offset of a moment, and adds the site’s offset to one without', () => {
    const moment = readMoment('2026-12-03T09:00:00-04:00');
    expect(moment).toEqual({ day: '2026-12-03', hour: '09:00', zone: '-04:00' });
    expect(moment && printMoment(moment, 'Europe/Lisbon')).toBe('2026-12-03T09:00:00-04:00');
    expect(printMoment({ day: '2026-12-03', hour: '', zone: '' }, 'Europe/Lisbon')).toBe(
      '2026-12-03',
    );
    expect(printMoment({ day: '2026-12-03', hour: '09:00', zone: '' }, 'Europe/Lisbon')).toBe(
      '2026-12-03T09:00:00+00:00',
    );
    expect(readMoment('2026-13-03')).toBeUndefined();
  });

  it('shows a day with its weekday', () => {
    expect(printDay('2026-12-03')).toBe('03/12/2026');
    expect(dayInWords('2026-12-03')).toBe('quinta-feira, 3 de dezembro de 2026');
  });
});
