import { expect, test } from 'vitest';
import { traits as places } from '../../blocks/collections/places/traits.ts';
import { clockInWords } from '../../blocks/fields/time/clock.ts';
import { traits as time } from '../../blocks/fields/time/traits.ts';
import { ticketHours } from '../../blocks/sections/event/ticket.tsx';
import type { Site } from '../../types/config.gen.ts';
import { localeOf } from './locale-of.ts';

const CHILE = { language: 'es-CL', timeZone: 'America/Santiago' };
const plain = (text = '') => text.replace(/\s/g, ' ');

/** The same hours of a place, of an event and of a field. */
function written(site: Pick<Site, 'language' | 'timeZone' | 'clock'>): string[] {
  const place = { hours: [{ days: ['monday'], times: ['08:00-13:00', '22:00-02:00'] }] };
  const compiled = places.compile?.(place as never, true, {
    ...site,
    today: '2026-11-29',
    records: {},
    contacts: {} as never,
  });
  const { week } = compiled as unknown as { week: { times: string[] }[] };
  const event = { startsAt: '2026-12-05T08:00:00-03:00', endsAt: '2026-12-05T13:00:00-03:00' };
  const field = time.compile?.({ type: 'time', name: 'a' } as never, {
    ...site,
    plainText: String,
  });
  const { language } = field as unknown as { language: string };
  return [
    ...(week[0]?.times ?? []),
    ...ticketHours(event, localeOf(site)),
    clockInWords('08:30', language),
  ].map(plain);
}

test('times follow the clock of the site, wherever they are written', () => {
  expect(written({ ...CHILE, clock: '24h' })).toEqual([
    '08:00–13:00',
    '22:00 – 02:00',
    'Sábado, 08:00–13:00',
    '08:30',
  ]);
  expect(written({ ...CHILE, language: 'en-GB', clock: '12h' })).toEqual([
    '8:00 am – 1:00 pm',
    '10:00 pm – 2:00 am',
    'Saturday, 8:00 am – 1:00 pm',
    '8:30 am',
  ]);
});

test('beside the digits that a language asks for', () => {
  const site = { language: 'ar-JO-u-nu-latn', timeZone: 'Asia/Amman', clock: '24h' } as const;
  expect(written(site)[0]).toBe('08:00–13:00');
  expect(written(site)[3]).toBe('08:30');
});

test('without one they follow the language', () => {
  expect(localeOf(CHILE)).toBe('es-CL');
  expect(written(CHILE)[0]).toBe('8:00 a. m. – 1:00 p. m.');
});
