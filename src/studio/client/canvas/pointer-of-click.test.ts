import { expect, test } from 'vitest';
import type { Json } from '../../shared/protocol.ts';
import { pointerOfClick } from './pointer-of-click.ts';

const section: Json = {
  type: 'card-grid',
  title: 'Seis motivos',
  cards: [
    { title: 'Prevenção', text: 'Fechamos a porta **antes**. Veja [como](/sobre).' },
    { title: 'Visão', text: 'Um painel só.', picture: { src: '/imagens/a.svg', alt: '' } },
  ],
};

test('what was clicked is found by its text, from the inside out', () => {
  expect(pointerOfClick(section, ['Visão', 'Visão Um painel só.'])).toBe('/cards/1/title');
  expect(pointerOfClick(section, ['antes', 'Fechamos a porta antes.\n  Veja como.'])).toBe(
    '/cards/0/text',
  );
  expect(pointerOfClick(section, ['/imagens/a.svg'])).toBe('/cards/1/picture/src');
});

test('what is no text of the section is the section', () => {
  expect(pointerOfClick(section, ['card-grid', 'outra coisa'])).toBe('');
});
