import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a file starts with a byte order mark, and quotes and line breaks are escaped', () => {
  expect(
    toCsv([
      ['Situação', 'a;b'],
      ['diz "oi"', 'duas\nlinhas'],
    ]),
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
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
);

test('a telephone number is not changed', () => {
  for (const number of ['+55 11988887777', '+55 (11) 98888-7777'])
    expect(toCsv([[number]])).toBe(`\uFEFF"${number}"\r\n`);
});
