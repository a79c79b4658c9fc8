import { expect, test } from 'vitest';
import { addressOf, folderOf } from './address-of.ts';

test('an address is made of a title, as addresses may be', () => {
  expect(addressOf('Resposta a incidentes: 24×7, já!')).toBe('/resposta-a-incidentes-24-7-ja');
  expect(addressOf(' Ação ', '/servicos')).toBe('/servicos/acao');
  expect(addressOf('')).toBe('/');
});

test('the address above a page', () => {
  expect([folderOf('/servicos/nsoc'), folderOf('/sobre')]).toEqual(['/servicos', '']);
});
