import { expect, test } from 'vitest';
import type { Weekday } from '../../../types/config.gen.ts';
import { coming, exceptionLine, occurring, weekLines, withShared } from './opening-hours.ts';

/** Without the thin and no-break spaces of `Intl`. */
const plain = (lines: ReturnType<typeof weekLines>) =>
  lines.map(({ days, times }) => `${days}: ${times.join(', ')}`.replace(/\s/gu, ' '));

const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

test('days with the same hours are one line, and the closed ones the last', () => {
  const hours = [
    {
      days: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const,
      times: ['10:00-17:00'],
    },
  ];
  const week = hours.map(({ days, times }) => ({ days: [...days], times }));
  expect(plain(weekLines(week, 'en-US'))).toEqual([
    'Wednesday – Sunday: 10:00 AM – 5:00 PM',
    'Monday and Tuesday: ',
  ]);
  expect(plain(weekLines(week, 'pt-BR'))).toEqual([
    'Quarta-feira a domingo: 10:00 – 17:00',
    'Segunda-feira e terça-feira: ',
  ]);
});

test('days around the end of the week are one range, in the order in which they come', () => {
  const week = [
    {
      days: ['sunday', 'monday', 'tuesday', 'wednesday', 'saturday'] as Weekday[],
      times: ['10:00-17:00'],
    },
    { days: ['thursday'] as Weekday[], times: ['10:00-14:00'] },
  ];
  const days = (language: string) => weekLines(week, language).map((line) => line.days);
  expect(days('ar-JO')).toEqual(['السبت\u00a0– الأربعاء', 'الخميس', 'الجمعة']);
  expect(days('en').map((text) => text.replace(/\s/gu, ' '))).toEqual([
    'Saturday – Wednesday',
    'Thursday',
    'Friday',
  ]);
  const closed = [{ days: [...WORKDAYS].slice(1), times: ['10:00-17:00'] }];
  expect(weekLines(closed, 'pt-BR')[1]?.days).toMatch(/^Sábado a segunda-feira$/u);
  const weekend = [{ days: ['monday', 'sunday'] as Weekday[], times: ['10:00-17:00'] }];
  expect(weekLines(weekend, 'en')[0]?.days).toBe('Sunday and Monday');
});

test('a closed day of the weekend is not after an open one of it', () => {
  const week = [
    { days: ['monday', 'tuesday', 'wednesday', 'sunday'] as Weekday[], times: ['09:00-19:00'] },
    { days: ['thursday'] as Weekday[], times: ['09:00-14:00'] },
    { days: ['saturday'] as Weekday[], times: ['10:00-14:00'] },
  ];
  const days = (language: string) =>
    weekLines(week, language).map((line) => line.days.replace(/\s/gu, ' '));
  expect(days('ar-JO')).toEqual(['السبت', 'الأحد – الأربعاء', 'الخميس', 'الجمعة']);
  expect(days('ar-SA')).toEqual(days('ar-JO'));
  expect(days('fa')).toEqual(['شنبه', 'یکشنبه تا چهارشنبه', 'پنجشنبه', 'جمعه']);
  const shop = [
    { days: [...WORKDAYS], times: ['09:00-19:00'] },
    { days: ['sunday'] as Weekday[], times: ['10:00-14:00'] },
  ];
  expect(weekLines(shop, 'en').map((line) => line.days.replace(/\s/gu, ' '))).toEqual([
    'Sunday',
    'Monday – Friday',
    'Saturday',
  ]);
});

test('a break makes two times of a day, in their order, wherever they are written', () => {
  const week = [
    { days: [...WORKDAYS], times: ['13:30-18:00'] },
    { days: [...WORKDAYS], times: ['09:00-12:00'] },
  ];
  expect(plain(weekLines(week, 'pt-BR'))[0]).toBe(
    'Segunda-feira a sexta-feira: 09:00 – 12:00, 13:30 – 18:00',
  );
});

test('hours over midnight name no day, and a whole day is 24 hours', () => {
  const week = [
    { days: ['friday' as const], times: ['19:00-02:00'] },
    { days: ['saturday' as const], times: ['00:00-24:00'] },
    { days: ['sunday' as const], times: ['18:00-24:00'] },
  ];
  expect(plain(weekLines(week, 'en-US')).slice(0, 3)).toEqual([
    'Friday: 7:00 PM – 2:00 AM',
    'Saturday: 24 hours',
    'Sunday: 6:00 PM – 12:00 AM',
  ]);
});

test('exceptions are shown until they are over, and say the year if it is not this one', () => {
  const exceptions = [
    { name: 'Reforma', from: '2028-01-10', to: '2028-01-20' },
    { name: 'Férias', from: '2026-12-28', to: '2027-01-08' },
    { name: 'Natal', from: '2026-12-25' },
    { name: 'Reis', from: '2027-01-06' },
    { name: 'Finados', from: '2026-11-02' },
  ];
  const left = coming(exceptions, '2026-12-25');
  expect(left.map(({ name }) => name)).toEqual(['Natal', 'Férias', 'Reis', 'Reforma']);
  const lines = left.map((exception) => exceptionLine(exception, '2026-12-25', 'pt-BR').days);
  expect(lines.map((text) => text.replace(/\s/gu, ' '))).toEqual([
    'Sexta-feira, 25 de dezembro',
    '28 de dezembro – 8 de janeiro',
    'Quarta-feira, 6 de janeiro de 2027',
    '10 – 20 de janeiro de 2028',
  ]);
  expect(coming(exceptions, '2027-01-05')).toHaveLength(3);
});

test.each([
  ['en-IE', 'Thursday 24 December', 'Friday 1 January 2027'],
  ['en-GB', 'Thursday, 24 December', 'Friday, 1 January 2027'],
  ['pt-BR', 'Quinta-feira, 24 de dezembro', 'Sexta-feira, 1 de janeiro de 2027'],
])('a day without its year is written as one with it: %s', (language, without, withYear) => {
  const daysOf = (from: string) => exceptionLine({ name: '', from }, '2026-12-01', language).days;
  expect([daysOf('2026-12-24'), daysOf('2027-01-01')]).toEqual([without, withYear]);
});

test('an exception may be of some weekdays alone', () => {
  const ramadan = {
    name: 'رمضان',
    from: '2027-02-08',
    to: '2027-03-09',
    days: [...WORKDAYS].filter((day) => day !== 'friday').concat('saturday' as never),
    times: ['10:00-15:00'],
  };
  const line = exceptionLine(ramadan, '2026-12-25', 'en');
  expect(line.days.replace(/\s/gu, ' ')).toBe(
    'February 8 – March 9, 2027 · Monday – Thursday and Saturday',
  );
});

test('a shared exception is left out on days for which a place has its own', () => {
  const own = [
    { name: 'Natal na loja', from: '2026-12-25', times: ['10:00-14:00'] },
    { name: 'Férias', from: '2026-12-28', to: '2027-01-03' },
  ];
  const shared = [
    { name: 'Consciência Negra', from: '2026-11-20' },
    { name: 'Natal', from: '2026-12-25' },
    { name: 'Ano-novo', from: '2027-01-01' },
    { name: 'Fim de ano', from: '2026-12-24', to: '2026-12-26' },
  ];
  expect(withShared(own, shared).map(({ name }) => name)).toEqual([
    'Natal na loja',
    'Férias',
    'Consciência Negra',
    'Fim de ano',
  ]);
});

test.each([
  ['es-AR', 'Lunes a viernes'],
  ['es', 'Lunes a viernes'],
  ['pt-PT', 'Segunda-feira a sexta-feira'],
  ['it', 'Lunedì – venerdì'],
])('days in a row in %s have between them what people write there', (language, expected) => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
  const [line] = weekLines([{ days: [...days], times: ['09:00-17:00'] }], language);
  expect(line?.days.replace(/\s/g, ' ')).toBe(expected);
});

test('of what is every year the next one is shown, from the year on in which it begins', () => {
  const exceptions = [
    { name: 'Natal', from: '2025-12-25', yearly: true },
    { name: 'Recesso', from: '2025-12-30', to: '2026-01-02', yearly: true },
    { name: 'Salto', from: '2024-02-29', yearly: true },
    { name: 'Novo', from: '2029-05-01', yearly: true },
    { name: 'Mudança', from: '2026-12-25' },
  ];
  const daysOn = (today: string) =>
    occurring(exceptions, today).map(({ name, from, to, ...more }) => {
      expect(more).toEqual({});
      return [name, from, to].join(' ').trim();
    });
  expect(daysOn('2026-11-30')).toEqual([
    'Natal 2026-12-25',
    'Recesso 2026-12-30 2027-01-02',
    'Salto 2028-02-29',
    'Novo 2029-05-01',
    'Mudança 2026-12-25',
  ]);
  expect(daysOn('2027-01-02').slice(0, 2)).toEqual([
    'Natal 2027-12-25',
    'Recesso 2026-12-30 2027-01-02',
  ]);
});
