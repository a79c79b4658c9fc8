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

test('finds the clicked value by its text, starting with the innermost element', () => {
  expect(pointerOfClick(section, ['Visão', 'Visão Um painel só.'])).toBe('/cards/1/title');
  expect(pointerOfClick(section, ['antes', 'Fechamos a porta antes.\n  Veja como.'])).toBe(
    '/cards/0/text',
  );
  expect(pointerOfClick(section, ['/imagens/a.svg'])).toBe('/cards/1/picture/src');
});

test('returns the section if the clicked text is not one of its values', () => {
  expect(pointerOfClick(section, ['card-grid', 'outra coisa'])).toBe('');
});
