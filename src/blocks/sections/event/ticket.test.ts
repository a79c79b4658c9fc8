import { expect, test } from 'vitest';
import { ticketDay } from './ticket.tsx';

test('the day is the written one, not that of another time zone', () => {
  expect(ticketDay('2025-07-01T23:30:00-03:00', 'pt-BR')).toEqual({
    day: '1',
    month: 'julho de 2025',
  });
  expect(ticketDay('2025-07-01T23:30:00-03:00', 'en')).toEqual({ day: '1', month: 'July 2025' });
});
