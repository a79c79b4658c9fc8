import { expect, test } from 'vitest';
import { rangeIn } from './range-in.ts';

const at = (day: number, hour = 8) => new Date(Date.UTC(2024, 0, day, hour));
const range = (language: string, to: Date, options: Intl.DateTimeFormatOptions) =>
  rangeIn(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }), at(1), to).replace(
    /\s/g,
    ' ',
  );

test.each(['es', 'es-CL', 'es-AR', 'es-CO', 'es-PY', 'es-MX', 'es-US'])(
  'days in %s have a sign between them, never “a el”',
  (language) => {
    expect(range(language, at(5), { weekday: 'long' })).toBe('lunes – viernes');
    const days = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
    expect(range(language, at(5, 13), days)).toMatch(/^lunes 1, .+ – viernes 5, /);
  },
);

test('other languages keep what they write between the ends', () => {
  expect(range('en-GB', at(5), { weekday: 'long' })).toBe('Monday – Friday');
  expect(range('ja', at(5), { weekday: 'long' })).toBe('月曜日～金曜日');
  expect(range('fa', at(5), { weekday: 'long' })).toBe('دوشنبه تا جمعه');
  expect(range('es-CL', at(5), { day: 'numeric', month: 'long' })).toBe('1–5 de enero');
});

test('spaces are those that browsers write, as a page is rendered by both', () => {
  const hours = { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat('pt-BR', hours);
  expect(rangeIn(format, at(1), at(1, 12))).toBe('segunda-feira 08:00\u00a0– 12:00');
});

test.each([
  ['es-CL-u-hc-h23', '08:00–13:00'],
  ['es-ES', '8:00–13:00'],
  ['pt-BR', '08:00 – 13:00'],
])('hours in %s are those of a time alone', (language, expected) => {
  expect(range(language, at(1, 13), { hour: 'numeric', minute: '2-digit' })).toBe(expected);
});
