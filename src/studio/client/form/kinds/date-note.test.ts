import { expect, it } from 'vitest';
import { dateNote } from './date-field.tsx';

const NOW = { now: Date.parse('2026-11-24T12:00:00-03:00'), timeZone: 'America/Sao_Paulo' };
const moment = (day: string, hour = '', zone = '') => ({ day, hour, zone });

it.each([
  ['publishAt', moment('2026-12-03'), /primeira publicação.*a partir de quinta-feira, 3 de dez/],
  ['publishAt', moment('2026-12-03', '09:00', '-03:00'), /às 09:00\. Com a publicação diária/],
  ['publishAt', moment('2026-11-03'), /já passou: entra no ar na próxima publicação/],
  ['expireAt', moment('2026-12-31'), /^Sai do ar na primeira publicação/],
  // The page of an event writes day and hours of these; nobody writes them a second time.
  [
    'startsAt',
    moment('2026-12-03', '09:00', '-03:00'),
    /^O visitante lê este dia.*também o horário, se/,
  ],
  ['startsAt', moment('2026-11-03', '09:00', '-03:00'), /^Esta data já passou\.$/],
  ['endsAt', moment('2026-12-03', '12:00', '-03:00'), /não precisa de outra publicação/],
])('the note of a date says when it takes effect: %s', (property, given, expected) => {
  expect(dateNote(property, given, NOW)).toMatch(expected);
});

it('a day begins in the time zone of the site', () => {
  const clock = { now: Date.parse('2026-12-02T13:00:00Z'), timeZone: 'Pacific/Auckland' };
  expect(dateNote('publishAt', moment('2026-12-03'), clock)).toMatch('já passou');
  expect(dateNote('publishAt', moment('2026-12-03'), { ...clock, timeZone: 'UTC' })).toMatch(
    'primeira publicação',
  );
});

it('a date without effect on publication has no note', () => {
  expect(dateNote('published', moment('2026-12-03'), NOW)).toBeUndefined();
});
