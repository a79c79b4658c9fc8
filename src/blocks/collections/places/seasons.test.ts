import { expect, test } from 'vitest';
import type { Weekday } from '../../../types/config.gen.ts';
import type { ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import { nextSeason, partsFrom, seasonalHours } from './seasons.ts';
import { traits } from './traits.ts';

const season = (name: string, from: string, to: string, times = ['10:00-16:00']) => ({
  ...{ name, from, to },
  hours: [{ days: ['saturday' as Weekday], times }],
});
const winter = season('Winter', '11-01', '02-28');
const partOn = (seasons: (typeof winter)[], today: string) => {
  const part = partsFrom(seasons, today)[0];
  return `${part?.season?.name ?? 'rest'} ${part?.from} ${part?.to}`;
};

test.each([
  ['2026-10-31', 'rest 2026-03-01 2026-10-31'],
  ['2026-11-01', 'Winter 2026-11-01 2027-02-28'],
  ['2026-12-31', 'Winter 2026-11-01 2027-02-28'],
  ['2027-01-01', 'Winter 2026-11-01 2027-02-28'],
  ['2027-02-28', 'Winter 2026-11-01 2027-02-28'],
  ['2027-03-01', 'rest 2027-03-01 2027-10-31'],
  ['2028-02-29', 'Winter 2027-11-01 2028-02-29'],
  ['2028-03-01', 'rest 2028-03-01 2028-10-31'],
])('a season over the turn of the year, on %s', (today, expected) => {
  expect(partOn([winter], today)).toBe(expected);
  expect(partOn([{ ...winter, to: '02-29' }], today)).toBe(expected);
});

test('a season from 29 February begins on 1 March in a year without that day', () => {
  const spring = season('Spring', '02-29', '05-31');
  expect(partOn([spring], '2028-02-28')).toBe('rest 2027-06-01 2028-02-28');
  expect(partOn([spring], '2028-02-29')).toBe('Spring 2028-02-29 2028-05-31');
  expect(partOn([spring], '2027-02-28')).toBe('rest 2026-06-01 2027-02-28');
  expect(partOn([spring], '2027-03-01')).toBe('Spring 2027-03-01 2027-05-31');
  expect(partsFrom([spring], '2027-03-01')).toHaveLength(2);
});

test('the next season begins on the day after the last one', () => {
  expect(nextSeason([winter], '2026-11-29')).toBe('2027-03-01');
  expect(nextSeason([winter], '2027-02-28')).toBe('2027-03-01');
  expect(nextSeason([winter], '2028-02-28')).toBe('2028-03-01');
  expect(nextSeason([winter], '2027-03-01')).toBe('2027-11-01');
  const summer = season('Summer', '03-01', '10-31');
  expect(nextSeason([summer, winter], '2026-11-29')).toBe('2027-03-01');
  expect(nextSeason([season('All', '03-01', '02-28')], '2027-01-15')).toBeUndefined();
  expect(nextSeason([], '2027-01-15')).toBeUndefined();
});

const hours = [{ days: ['sunday' as Weekday], times: ['09:00-18:00'] }];
const inShort = (parts: ReturnType<typeof seasonalHours>) =>
  parts.map(({ name, months, mark, week }) =>
    `${mark ? `[${mark}] ` : ''}${name ?? '–'}: ${months}: ${week[0]?.times[0] ?? 'closed'}`.replace(
      /\s/gu,
      ' ',
    ),
  );

test('the hours of today come first and are marked, whole months by their names', () => {
  const nursery = { seasons: [winter], hours, hoursName: 'Summer' };
  expect(inShort(seasonalHours(nursery, '2026-11-29', 'en-GB'))).toEqual([
    '[Now] Winter: November – February: 10:00–16:00',
    'Summer: March – October: 09:00–18:00',
  ]);
  expect(inShort(seasonalHours(nursery, '2027-03-01', 'pt-BR'))).toEqual([
    '[Agora] Summer: Março a outubro: 09:00 – 18:00',
    'Winter: Novembro a fevereiro: 10:00 – 16:00',
  ]);
  expect(seasonalHours(nursery, '2026-11-29', 'ar')[0]?.mark).toBe('الآن');
});

test('parts of months are days; what is left may be several parts; without hours it is closed', () => {
  const seasons = [season('High', '06-15', '09-10'), season('Christmas', '12-01', '12-31')];
  expect(inShort(seasonalHours({ seasons }, '2026-07-01', 'en-GB'))).toEqual([
    '[Now] High: 15 June – 10 September: 10:00–16:00',
    '–: 1 January – 14 June and 11 September – 30 November: closed',
    'Christmas: December: 10:00–16:00',
  ]);
});

test('a name that says the months is not said twice', () => {
  const place = {
    ...{ hours, hoursName: 'septiembre a julio' },
    seasons: [season('Agosto', '08-01', '08-31')],
  };
  expect(inShort(seasonalHours(place, '2026-08-10', 'es-ES'))).toEqual([
    '[Ahora] –: Agosto: 10:00–16:00',
    '–: Septiembre a julio: 9:00–18:00',
  ]);
});

test('an exception of today goes before the season', () => {
  const place = {
    ...{ name: 'Viveiro', address: ['Rua A, 1'], hours, seasons: [winter] },
    exceptions: [
      { name: 'Recesso', from: '2026-12-24', to: '2027-01-03' },
      { name: 'Natal', from: '2026-12-25', times: ['10:00-12:00'] },
      { name: 'Segundas', from: '2026-12-26', to: '2026-12-31', days: ['monday' as Weekday] },
    ],
  };
  const marksOn = (today: string) => {
    const on = { today, language: 'en', contacts: {} as never, records: {} };
    const compiled = traits.compile?.(place, true, on) as ScheduledPlace | undefined;
    const { year = [], special = [] } = compiled ?? {};
    return [...year, ...special].filter(({ mark }) => mark).map(({ name }) => name);
  };
  expect(marksOn('2026-12-23')).toEqual(['Winter']);
  expect(marksOn('2026-12-24')).toEqual(['Recesso']);
  expect(marksOn('2026-12-25')).toEqual(['Natal']);
  expect(marksOn('2026-12-27')).toEqual(['Recesso']);
  expect(marksOn('2026-12-28')).toEqual(['Segundas']);
  expect(marksOn('2027-01-04')).toEqual(['Winter']);
});

test('days over the turn of the year have no year', () => {
  const seasons = [season('Inverno', '11-15', '01-06')];
  expect(inShort(seasonalHours({ seasons, hours }, '2026-11-29', 'pt-BR'))).toEqual([
    '[Agora] Inverno: 15 de novembro – 6 de janeiro: 10:00 – 16:00',
    '–: 7 de janeiro – 14 de novembro: 09:00 – 18:00',
  ]);
});

test('where months begin on other days, they are said in days', () => {
  const [first] = seasonalHours({ seasons: [winter] }, '2026-11-29', 'fa');
  expect(first?.months).toMatch(/^۱۰ آبان\s.+\s۹ اسفند$/u);
  expect(seasonalHours({ seasons: [winter] }, '2026-11-29', 'th')[0]?.months).toMatch(
    /^พฤศจิกายน\s.\sกุมภาพันธ์$/u,
  );
});

test('seasons that are the whole year leave nothing, and one alone is not marked', () => {
  const all = seasonalHours(
    { seasons: [season('All', '03-01', '02-28')], hours },
    '2027-01-15',
    'en',
  );
  expect(inShort(all)).toEqual(['All: March – February: 10:00 AM – 4:00 PM']);
});
