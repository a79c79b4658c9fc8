import { expect, test } from 'vitest';
import { parentPath, pathFromTitle } from './path-from-title.ts';

test('an address is made of a title, as addresses may be', () => {
  expect(pathFromTitle('Resposta a incidentes: 24×7, já!')).toBe('/resposta-a-incidentes-24-7-ja');
  expect(pathFromTitle(' Ação ', '/servicos')).toBe('/servicos/acao');
  expect(pathFromTitle('')).toBe('/');
});

test('the address above a page', () => {
  expect([parentPath('/servicos/nsoc'), parentPath('/sobre')]).toEqual(['/servicos', '']);
});
