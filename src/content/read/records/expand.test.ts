import { expect, test } from 'vitest';
import { expand, expandCard } from './expand.ts';

const titleOf = (title: string, record: object, language: string) =>
  expand(
    {
      text: JSON.stringify({ path: '/{id}', card: { title }, meta: {}, sections: [] }),
      language,
    } as never,
    ['bikes', 'one'],
    record as never,
  ).card.title;

test.each([
  ['From {price:EUR}', { price: 90 }, 'en', 'From €90'],
  ['From {price:eur}', { price: 12.5 }, 'en', 'From €12.50'],
  ['{price:CLP}', { price: 389000 }, 'es-CL', '$389.000'],
  ['${price}', { price: 389000 }, 'es-CL', '$389.000'],
  ['{price:BRL}', { price: 1234.5 }, 'pt-BR', 'R$\u00a01.234,50'],
  ['{tamaño}', { tamaño: 'M' }, 'es', 'M'],
  ['{size:EUR}', { size: 'M' }, 'en', 'M'],
  ['{town}, {year}', { town: 'Bodenham', year: 2025 }, 'en-GB', 'Bodenham, 2025'],
  ['{seats} seats', { seats: 12500 }, 'en-GB', '12,500 seats'],
])('%s of %o in %s', (text, record, language, written) => {
  expect(titleOf(text, record, language)).toBe(written);
});

const factOf = (text: string, record: object) => {
  const card = { title: 'One', facts: [{ label: 'Price', text }] };
  const template = { text: JSON.stringify({ card }), language: 'es' } as never;
  return expandCard(template, ['prices', 'one'], record as never).facts?.[0];
};

test.each([
  [true, /^Saturday,? 16 January 2027 at 19:00$/],
  [undefined, /^16 January 2027$/],
])('a fact that is a date is written as that of the card, with its hour: %s', (showTime, said) => {
  const card = { title: 'One', showTime, facts: [{ label: 'When', text: { field: 'startsAt' } }] };
  const template = { text: JSON.stringify({ card }), language: 'en-GB' } as never;
  const record = { startsAt: '2027-01-16T19:00:00-03:00' } as never;
  expect(expandCard(template, ['shows', 'one'], record).facts?.[0]).toMatch(said);
});

test.each([
  ['{from} {price:EUR}', { from: 'desde', price: 140 }, { before: 'desde ' }],
  ['{from} {price:EUR}', { price: 140 }, {}],
  ['{price:EUR} {per}', { price: 140 }, {}],
  ['{price:EUR} {per}', { price: 140, per: 'al mes' }, { after: ' al mes' }],
  ['{a} {b} {price:EUR}', { a: 'x', price: 140 }, { before: 'x ' }],
])('a fact %s leaves out what a record lacks, with its space: %o', (text, record, around) => {
  expect(factOf(text, record)).toEqual({ amount: 140, currency: 'EUR', ...around });
});

test.each([
  ['{from} {price:EUR}', {}, ''],
  ['{from} {price:EUR}', { from: 'a consultar' }, 'a consultar'],
  ['Aula {room}', {}, ''],
  ['{room}, {floor}.º', { room: 'A', floor: 2 }, 'A, 2.º'],
  ['Siempre', {}, 'Siempre'],
])('a fact %s of %o is “%s”', (text, record, said) => {
  expect(factOf(text, record)).toBe(said);
});
