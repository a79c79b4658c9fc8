import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['pt-BR', 'Helena do Prado', 'HP'],
  ['pt-BR', 'Ana Souza Lima', 'AL'],
  ['pt-BR', 'June', 'J'],
  ['en', 'Élise (Lise) Ångström', 'ÉÅ'],
  ['zh', '李 小龙', '李小'],
  ['en', 'ana souza', 'AS'],
])('in %s, initials of %s are those of the first name and the last', (language, name, expected) => {
  expect(initialsOf(name, language)).toBe(expected);
});

test.each([
  ['Paula Catrileo Rain', 'PC'],
  ['Ana María Osorio Núñez', 'AO'],
  ['María de la Fuente Soto', 'MF'],
  ['Paula Catrileo', 'PC'],
  ['Ana María Osorio', 'AO'],
  ['Juan Carlos de la Fuente', 'JF'],
  ['José Luis', 'JL'],
  ['Ana Luz María', 'AL'],
])('in Spanish the first surname counts: %s', (name, expected) => {
  expect(initialsOf(name, 'es-CL')).toBe(expected);
});

test.each([
  ['ar-JO', 'د. عمر النابلسي', 'ع'],
  ['ar-JO', 'ليلى حداد', 'ل'],
])('letters that would be joined stand alone (%s, %s)', (language, name, expected) => {
  expect(initialsOf(name, language)).toBe(expected);
});

test.each([
  ['es-CL', 'Dra. Paula Catrileo Rain', 'PC'],
  ['pt-BR', 'Prof. Ana Lima', 'AL'],
  ['en', 'Mr Smith', 'S'],
])('titles do not count (%s, %s)', (language, name, expected) => {
  expect(initialsOf(name, language)).toBe(expected);
});
