import { expect, test } from 'vitest';
import type { EnteredField } from '../kit/types.ts';
import { rowOf } from './sending.ts';

const sentBy = (name: string, email: string, message: string): EnteredField[] => [
  { name: 'name', label: 'Nome', value: name, as: 'name' },
  { name: 'email', label: 'E-mail', value: email, as: 'email' },
  { name: 'message', label: 'Mensagem', value: message },
];
const first = rowOf(undefined, 'a', sentBy('Ana', 'ana@x.example', 'Olá'));

test('another message or a corrected address of the same person belongs to the same row', () => {
  expect(first[0]).toBe('a');
  expect(rowOf(first, 'b', sentBy('Ana', 'ana@x.example', 'Olá de novo'))[0]).toBe('a');
  expect(rowOf(first, 'b', sentBy('Ana', 'ana@y.example', 'Olá'))[0]).toBe('a');
});

test('a message of another person in the same tab is another row', () => {
  expect(rowOf(first, 'b', sentBy('Bia', 'bia@x.example', 'Olá'))[0]).toBe('b');
});

test('a form without a name field is identified by its id alone', () => {
  const words = (value: string): EnteredField[] => [{ name: 'message', label: 'Mensagem', value }];
  expect(rowOf(rowOf(undefined, 'a', words('Olá')), 'b', words('Oi'))[0]).toBe('a');
});
