import { expect, test } from 'vitest';
import { daysOfPeriod, dayWords, duration, share } from './period.ts';

test.each([
  ['', '', ['2026-02-01', '2026-03-02', 30]],
  ['2026-02-27', '', ['2026-02-27', '2026-03-02', 4]],
  ['', '2026-01-30', ['2026-01-01', '2026-01-30', 30]],
  ['2025-12-31', '2026-01-01', ['2025-12-31', '2026-01-01', 2]],
  ['2000-01-01', '', ['2025-03-02', '2026-03-02', 366]],
])(
  'the period from %j to %j, on March 2, has the start, end and length %j',
  (from, to, expected) => {
    const days = daysOfPeriod(from, to, '2026-03-02');
    expect([days[0], days.at(-1), days.length]).toEqual(expected);
  },
);

test('a period that ends before it starts has no days', () => {
  expect(daysOfPeriod('2026-03-02', '2026-03-01', '2026-03-02')).toEqual([]);
});

test.each([
  [20, '1 minuto'],
  [600, '10 minutos'],
  [7100, '118 minutos'],
  [9000, '2,5 horas'],
  [172_800, '2 dias'],
])('%i seconds are %s', (seconds, words) => {
  expect(duration(seconds, 'pt-BR')).toBe(words);
});

test('a date is not shifted by the time zone', () => {
  expect(dayWords('2026-03-02', 'pt-BR')).toBe('02/03/2026');
});

test.each([
  [12, 40, '30%'],
  [0, 0, '0%'],
  [1, 3, '33%'],
])('%i of %i are %s', (part, whole, text) => {
  expect(share(part, whole, 'pt-BR')).toBe(text);
});
