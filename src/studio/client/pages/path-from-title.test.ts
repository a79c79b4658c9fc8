import { expect, test } from 'vitest';
import { parentPath, pathFromTitle } from './new-page-dialog.tsx';

test('an address is made from a title, in lower case without accents', () => {
  expect(pathFromTitle('Resposta a incidentes: 24×7, já!')).toBe('/resposta-a-incidentes-24-7-ja');
  expect(pathFromTitle(' Ação ', '/servicos')).toBe('/servicos/acao');
  expect(pathFromTitle('')).toBe('/');
});

test('the parent path of a page is returned', () => {
  expect([parentPath('/servicos/nsoc'), parentPath('/sobre')]).toEqual(['/servicos', '']);
});
