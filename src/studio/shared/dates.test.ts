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
    ['9:30 am', '09:30'],
    ['12 a.m.', '00:00'],
    ['12pm', '12:00'],
    ['1:05PM', '13:05'],
    ['13pm', undefined],
    ['24:00', undefined],
    ['nove', undefined],
  ])('reads the hour %j', (text, hour) => {
    expect(readHour(text)).toBe(hour);
  });

  it('reads a moment with its offset, and prints a day as it is', () => {
    const moment = readMoment('2026-12-03T09:00:00-04:00');
    expect(moment).toEqual({ day: '2026-12-03', hour: '09:00', zone: '-04:00' });
    expect(readMoment('2026-13-03')).toBeUndefined();
    const day = { day: '2026-12-03', hour: '', zone: '' };
    expect(printMoment(day, 'Europe/Lisbon')).toBe('2026-12-03');
  });

  it.each([
    ['without an offset', '2026-12-03', '09:00', '', 'Europe/Lisbon', '+00:00'],
    ['moved into winter', '2027-11-13', '10:00', '-04:00', 'America/New_York', '-05:00'],
    ['moved into summer', '2027-04-24', '10:00', '-05:00', 'America/New_York', '-04:00'],
    ['moved in the south', '2027-01-15', '10:00', '-04:00', 'America/Santiago', '-03:00'],
    ['of half an hour', '2027-07-01', '10:00', '+11:00', 'Australia/Lord_Howe', '+10:30'],
    ['of another place', '2027-11-13', '10:00', '-08:00', 'America/New_York', '-05:00'],
    ['that comes twice, first', '2027-11-07', '01:30', '-04:00', 'America/New_York', '-04:00'],
    ['that comes twice, then', '2027-11-07', '01:30', '-05:00', 'America/New_York', '-05:00'],
  ])('prints an hour %s with the offset of that day', (_, day, hour, zone, timeZone, offset) => {
    expect(printMoment({ day, hour, zone }, timeZone)).toBe(`${day}T${hour}:00${offset}`);
  });

  it('prints no hour that the clocks leave out', () => {
    const left = { day: '2027-03-14', hour: '02:30', zone: '-05:00' };
    expect(printMoment(left, 'America/New_York')).toBeUndefined();
  });

  it('shows a day with its weekday', () => {
    expect(printDay('2026-12-03')).toBe('03/12/2026');
    expect(dayInWords('2026-12-03')).toBe('quinta-feira, 3 de dezembro de 2026');
  });
});
