import { expect, test } from 'vitest';
import { ticketDay, ticketHours } from './ticket.tsx';

test('the day is the written one, not that of another time zone', () => {
  expect(ticketDay('2025-07-01T23:30:00-03:00', 'pt-BR')).toEqual({
    day: '1',
    month: 'julho de 2025',
  });
  expect(ticketDay('2025-07-01T23:30:00-03:00', 'en')).toEqual({ day: '1', month: 'July 2025' });
});

test('the hours are the written ones, with the weekday, as the language writes them', () => {
  const hours = (language: string, endsAt = '2026-12-05T13:45:00-03:00') =>
    ticketHours({ startsAt: '2026-12-05T11:00:00-03:00', endsAt }, language).replace(/\s/g, ' ');
  expect(hours('en-GB')).toBe('Saturday, 11:00–13:45');
  expect(hours('en-US')).toBe('Saturday, 11:00 AM – 1:45 PM');
  expect(hours('pt-BR')).toBe('Sábado 11:00 – 13:45');
  expect(hours('en-GB', '2026-12-06T13:45:00-03:00')).toBe('Saturday 5, 11:00 – Sunday 6, 13:45');
});
