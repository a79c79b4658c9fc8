import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a file starts with a byte order mark, and quotes and line breaks are escaped', () => {
  expect(
    toCsv(
      [
        ['Situação', 'a;b'],
        ['diz "oi"', 'duas\nlinhas'],
      ],
      'pt-BR',
    ),
  ).toBe('\uFEFF"Situação";"a;b"\r\n"diz ""oi""";"duas\nlinhas"\r\n');
});

test.each([
  '=1+1',
  '+1+1',
  '+55',
  '+55 11+1',
  '+55 11;A1',
  '+5511988887777',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
])('text that starts like a formula is not run: %j', (text) =>
  expect(toCsv([[text]], 'pt-BR')).toBe(`\uFEFF"'${text}"\r\n`),
);

test('a telephone number is not changed', () => {
  for (const number of ['+55 11988887777', '+55 (11) 98888-7777'])
    expect(toCsv([[number]], 'pt-BR')).toBe(`\uFEFF"${number}"\r\n`);
});

test.each([
  ['pt-BR', ';'],
  ['de', ';'],
  ['fr', ';'],
  ['en', ','],
  ['en-US', ','],
  ['en-GB', ','],
  ['es-MX', ','],
  ['ja', ','],
])('the separator in %s is %s', (language, separator) =>
  expect(toCsv([['a', 'b,c;d']], language)).toBe(`\uFEFF"a"${separator}"b,c;d"\r\n`),
);
