import { expect, test } from 'vitest';
import type { Place, Weekday } from '../../../types/config.gen.ts';
import { partOn, timesOn } from '../../../ui/data/schedule.ts';
import { scheduleOf } from './schedule.ts';
import { seasonalHours } from './seasons.ts';
import { traits } from './traits.ts';

const of = (place: Partial<Place>) =>
  traits.schedule?.({ name: 'Loja', address: ['Rua 1'], ...place }, 'pt-BR', (collection, id) =>
    collection === 'holidays' && id === 'todos'
      ? { exceptions: [{ name: 'Natal', from: '2026-12-25' }] }
      : undefined,
  ) ?? [];

const week = (times: string[], ...days: Weekday[]) => [{ days, times }];

test('exceptions go before the week, the last that began first, and holidays that places share too', () => {
  const shop = of({
    hours: week(['13:30-18:00', '09:00-12:00'], 'thursday', 'friday', 'saturday'),
    holidays: ['todos'],
    exceptions: [
      { name: 'Férias', from: '2026-12-28', to: '2027-01-03' },
      { name: 'Réveillon', from: '2026-12-31', times: ['09:00-12:00'] },
      { name: 'Obras', from: '2027-02-01', to: '2027-02-28', days: ['friday'] },
    ],
  });
  expect(timesOn(shop, '2026-12-24')).toEqual(['09:00-12:00', '13:30-18:00']);
  expect(timesOn(shop, '2026-12-25')).toEqual([]);
  expect(partOn(shop, '2026-12-25')?.name).toBe('Natal');
  expect(partOn(shop, '2026-12-25', true)?.open).toBe('quinta-feira a sábado');
  expect(timesOn(shop, '2026-12-27')).toEqual([]); // a Sunday
  expect(timesOn(shop, '2026-12-31')).toEqual(['09:00-12:00']);
  expect(timesOn(shop, '2027-01-02')).toEqual([]); // a Saturday of the holidays
  expect(timesOn(shop, '2027-02-05')).toEqual([]); // a Friday of the works
  expect(timesOn(shop, '2027-02-06')).toHaveLength(2);
  expect(timesOn(shop, '2027-12-25')).toHaveLength(2);
});

test('seasons of every year have hours of their own, over New Year and to the end of February', () => {
  const cafe = of({
    hours: week(['10:00-17:00'], 'saturday', 'sunday'),
    seasons: [
      {
        ...{ name: 'Inverno', from: '11-15', to: '02-28' },
        hours: week(['10:00-16:00'], 'friday', 'saturday', 'sunday'),
      },
      { name: 'Reforma', from: '06-01', to: '06-30' },
    ],
  });
  expect(timesOn(cafe, '2026-11-14')).toEqual(['10:00-17:00']);
  expect(timesOn(cafe, '2026-11-20')).toEqual(['10:00-16:00']);
  expect(timesOn(cafe, '2027-01-01')).toEqual(['10:00-16:00']);
  expect(timesOn(cafe, '2032-02-29')).toEqual(['10:00-16:00']); // a Sunday
  expect(timesOn(cafe, '2027-03-05')).toEqual([]); // a Friday
  expect(partOn(cafe, '2027-03-05')?.open).toBe('sábado e domingo');
});

test('while it is closed for a season, the open days of the others are said', () => {
  const lido = of({
    seasons: [
      { name: 'Verão', from: '12-01', to: '02-28', hours: week(['10:00-22:00'], 'saturday') },
    ],
  });
  expect(timesOn(lido, '2026-06-06')).toEqual([]);
  expect(partOn(lido, '2026-06-06')?.open).toBe('dezembro a fevereiro (sábado)');
});

test.each([
  ['es-ES', 'marzo a mayo y octubre a noviembre (miércoles) y junio a septiembre (lunes)'],
  ['en-GB', 'March – May and October – November (Wednesday) and June – September (Monday)'],
])('within a sentence months have the case of the language, %s', (language, expected) => {
  const school = {
    hours: week(['10:00-18:00'], 'wednesday'),
    seasons: [
      { name: 'Invierno', from: '12-01', to: '02-28' },
      { name: 'Verano', from: '06-01', to: '09-30', hours: week(['10:00-18:00'], 'monday') },
    ],
  };
  const words = (text = '') => text.replace(/\s/gu, ' ');
  const open = partOn(scheduleOf(school, [], language), '2027-01-06')?.open;
  expect(words(open)).toBe(expected);
  // The order of the months on the page is the same on any day.
  for (const today of ['2026-11-29', '2027-01-06', '2027-04-01', '2027-07-01']) {
    const year = seasonalHours(school, today, language);
    const rest = year.find(({ spans }) => spans.length > 1);
    expect(words(rest?.months)).toBe(
      {
        'es-ES': 'Marzo a mayo y octubre a noviembre',
        'en-GB': 'March – May and October – November',
      }[language],
    );
  }
});

test('a season over New Year is one stretch, and comes last', () => {
  const lido = of({
    hours: week(['10:00-18:00'], 'sunday'),
    seasons: [
      { name: 'Verão', from: '12-01', to: '02-28', hours: week(['10:00-22:00'], 'saturday') },
      { name: 'Reforma', from: '06-01', to: '06-30' },
    ],
  });
  expect(partOn(lido, '2026-06-06')?.open).toBe(
    'março a maio e julho a novembro (domingo) e dezembro a fevereiro (sábado)',
  );
});

test('what is every year holds in each, what is said of one year goes before it, and its own before what is shared', () => {
  const shop = of({
    hours: week(['09:00-18:00'], 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'),
    exceptions: [
      { name: 'Recesso', from: '2025-12-30', to: '2026-01-02', yearly: true },
      { name: 'Natal', from: '2025-12-25', yearly: true },
      { name: 'Natal, plantão', from: '2028-12-25', times: ['09:00-12:00'] },
    ],
  });
  expect(timesOn(shop, '2026-12-25')).toEqual([]);
  expect(timesOn(shop, '2030-12-25')).toEqual([]);
  expect(timesOn(shop, '2028-12-25')).toEqual(['09:00-12:00']);
  expect(partOn(shop, '2031-01-01')?.name).toBe('Recesso');
  expect(timesOn(shop, '2031-01-03')).toEqual(['09:00-18:00']); // a Friday
});
