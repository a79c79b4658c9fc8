import { expect, test } from 'vitest';
import { boundHead, foldsOnPhones, numberColumns, stacksOnPhones } from './table-columns.ts';

test.each([
  ['prices', ['£2.80', '£3.20'], true],
  ['amounts of Brazil', ['R$ 1.240,00', 'R$ 90'], true],
  ['shares', ['10%', '**12,5 %**'], true],
  ['numbers, some of which are missing', ['1 200', ''], true],
  ['numbers with a unit', ['9 min', '15 min'], false],
  ['days', ['29/01', '30/11'], false],
  ['prices and a word', ['£2.80', 'Free'], false],
  ['nothing', ['', ''], false],
])('a column of %s', (_, cells, isNumber) => {
  expect(numberColumns(cells.map((cell) => ['Tea', cell]))).toEqual([false, isNumber]);
});

test('a column of names stays one though the names are numbers', () => {
  expect(numberColumns([['2024', '10']])).toEqual([false, true]);
});

const stacks = (...rows: string[][]) => stacksOnPhones(rows, numberColumns(rows));
const LONG = 'A soup of whatever the garden has, with bread and butter';

test('one longer cell does not stack the rows of a table, most rows do', () => {
  const short = ['Parkin', 'Vegan', '£3.20'];
  const long = [LONG, 'Vegan', '£6.50'];
  expect(stacks(short, short, short, long)).toBe(false);
  expect(stacks(short, long, long)).toBe(true);
  expect(stacks(short, short, [LONG + LONG, 'Vegan', '£6.50'])).toBe(true);
});

test('a name with one or two numbers stays in columns, however long the names are', () => {
  expect(stacks([LONG, '£3.20'], [LONG, '£6.50'])).toBe(false);
  expect(stacks([LONG, '£3.20', '£1', '£2'], [LONG, '£6.50', '£1', '£2'])).toBe(true);
});

test('of six columns only short ones stay beside each other', () => {
  const sizes = ['M', '38', '40', '42', '44', '46'];
  expect(stacks(sizes)).toBe(false);
  expect(stacks(sizes, ['Extra large', '50', '52', '54', '56', '58'])).toBe(false);
  expect(stacks(['Sports', '$98', '$78', '$35', '$60', 'Riverside'])).toBe(true);
  const head = ['Size', 'Shoulders', 'Chest', 'Waist', 'Hips', 'Arms'];
  expect(stacksOnPhones([sizes], numberColumns([sizes]), head)).toBe(true);
});

test.each([
  [true, 'one amount and what is said of it', ['Cut', '40 min', 'Ann', '$38']],
  [true, 'one amount that some lack', ['Cut', '40 min', 'Ann', '']],
  [false, 'two columns of numbers', ['Cut', '40', 'Ann', '$38']],
  [false, 'nothing but an amount', ['Cut', '$38']],
  [false, 'long texts', ['Cut', LONG, LONG, '$38']],
])('a list folds on phones: %s, of %s', (folds, _, cells) => {
  const rows = [cells, ['Beard', ...cells.slice(1, -1), '$22']];
  expect(foldsOnPhones(rows, numberColumns(rows))).toBe(folds);
});

test('a short head is not broken before its number', () => {
  expect(boundHead('Month 2')).toBe('Month\u00a02');
  expect(boundHead('What we do in month 3')).toBe('What we do in month 3');
});
