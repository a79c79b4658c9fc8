import { expect, test } from 'vitest';
import type { PageIdentity } from '../../../ui/data/section-traits.ts';
import { dailySpan } from './daily-span.ts';
import { ticketDay, ticketHours } from './ticket.tsx';
import { traits } from './traits.ts';

test('the day is the written one, not that of another time zone', () => {
  const dayOf = (startsAt: string, language: string) =>
    ticketDay({ startsAt, endsAt: startsAt }, language);
  expect(dayOf('2025-07-01T23:30:00-03:00', 'pt-BR')).toEqual({ day: '1', month: 'julho de 2025' });
  expect(dayOf('2025-07-01T23:30:00-03:00', 'en')).toEqual({ day: '1', month: 'July 2025' });
  expect(dayOf('2025-07-23T23:30:00-03:00', 'ar-EG').day).toBe('٢٣');
});

test('several days of one month are large, else the first of them', () => {
  const dayOf = (endsAt: string, daily = true) =>
    ticketDay({ startsAt: '2027-04-10T10:00:00+01:00', endsAt, daily }, 'en-IE').day;
  expect(dayOf('2027-04-11T16:00:00+01:00')).toBe('10–11');
  expect(dayOf('2027-04-11T16:00:00+01:00', false)).toBe('10–11');
  expect(dayOf('2027-04-12T09:00:00+01:00', false)).toBe('10–12');
  expect(dayOf('2027-04-11T02:00:00+01:00', false)).toBe('10');
  expect(dayOf('2027-04-10T16:00:00+01:00')).toBe('10');
  expect(dayOf('2027-05-01T16:00:00+01:00')).toBe('10');
});

const shown = (lines: string[]) => lines.join('; ').replace(/\s/g, ' ');

test('the hours are the written ones, with the weekday, as the language writes them', () => {
  const hours = (language: string, endsAt = '2026-12-05T13:45:00-03:00') =>
    shown(ticketHours({ startsAt: '2026-12-05T11:00:00-03:00', endsAt }, language));
  expect(hours('en-GB')).toBe('Saturday, 11:00–13:45');
  expect(hours('en-US')).toBe('Saturday, 11:00 AM – 1:45 PM');
  expect(hours('pt-BR')).toBe('Sábado 11:00 – 13:45');
  const next = '2026-12-06T13:45:00-03:00';
  expect(hours('en-GB', next)).toBe('Saturday 5 December at 11:00 – Sunday 6 December at 13:45');
  expect(hours('en-US', next)).toBe(
    'Saturday, December 5 at 11:00 AM – Sunday, December 6 at 1:45 PM',
  );
  expect(hours('pt-BR', next)).toBe(
    'Sábado, 5 de dezembro às 11:00 – domingo, 6 de dezembro às 13:45',
  );
  expect(hours('ar-JO', next)).toBe(
    'السبت، ٥ كانون الأول في ١١:٠٠ ص – الأحد، ٦ كانون الأول في ١:٤٥ م',
  );
});

test('hours of each day stand below the days, in every language', () => {
  const span = { startsAt: '2027-01-05T09:00:00-03:00', endsAt: '2027-01-07T12:00:00-03:00' };
  const hours = (language: string, endsAt = span.endsAt) =>
    shown(ticketHours({ ...span, endsAt, daily: true }, language));
  expect(hours('en-GB')).toBe('Tuesday 5 January – Thursday 7 January; 09:00–12:00');
  expect(hours('en-US')).toBe('Tuesday, January 5 – Thursday, January 7; 9:00 AM – 12:00 PM');
  expect(hours('pt-BR')).toBe(
    'Terça-feira, 5 de janeiro – quinta-feira, 7 de janeiro; 09:00 – 12:00',
  );
  expect(hours('es')).toBe('Martes, 5 de enero – jueves, 7 de enero; 9:00–12:00');
  expect(hours('ar')).toBe('الثلاثاء، 5 – الخميس، 7 يناير; 9:00 ص – 12:00 م');
  expect(hours('en-GB', '2027-01-05T12:00:00-03:00')).toBe('Tuesday, 09:00–12:00');
});

test('hours past midnight belong to the day that they begin on', () => {
  expect(dailySpan('2027-01-05T20:00:00-03:00', '2027-01-08T02:00:00-03:00')).toEqual({
    firstDay: '2027-01-05',
    lastDay: '2027-01-07',
    from: '20:00',
    to: '02:00',
  });
});

test('search engines are told of the days with the same hours', () => {
  const section: Parameters<NonNullable<typeof traits.structuredData>>[0] = {
    type: 'event',
    title: 'Puertas abiertas',
    startsAt: '2027-01-05T09:00:00-03:00',
    endsAt: '2027-01-07T12:00:00-03:00',
    daily: true,
    place: 'Entrada',
    upcoming: { badge: 'Pronto', text: 'Venga.' },
    past: { badge: 'Pasado', text: 'Fue.' },
  };
  const page = { url: 'https://a.example/', name: 'A', description: 'B' } as PageIdentity;
  expect(traits.structuredData?.(section, page, true, undefined)).toMatchObject([
    {
      startDate: section.startsAt,
      endDate: section.endsAt,
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1D',
        startDate: '2027-01-05',
        endDate: '2027-01-07',
        startTime: '09:00:00-03:00',
        endTime: '12:00:00-03:00',
      },
    },
  ]);
});
