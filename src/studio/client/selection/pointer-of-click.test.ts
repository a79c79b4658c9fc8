import { expect, test } from 'vitest';
import type { Json } from '../../shared/protocol.ts';
import { pointerOfClick } from './pointer-of-click.ts';

const texts = (...words: string[]) => words.map((text) => ({ text, index: 0, isTypeable: true }));

const section: Json = {
  type: 'card-grid',
  title: 'Seis motivos',
  cards: [
    { title: 'Prevenção', text: 'Fechamos a porta **antes**. Veja [como](/sobre).' },
    { title: 'Visão', text: 'Um painel só.', picture: { src: '/imagens/a.svg', alt: '' } },
  ],
};

test('what was clicked is found by its text, from the inside out', () => {
  expect(pointerOfClick(section, texts('Visão', 'Visão Um painel só.'))).toEqual({
    pointer: '/cards/1/title',
    text: 0,
  });
  expect(pointerOfClick(section, texts('antes', 'Fechamos a porta antes.\n  Veja como.'))).toEqual({
    pointer: '/cards/0/text',
    text: 1,
  });
  expect(pointerOfClick(section, texts('/imagens/a.svg'))?.pointer).toBe('/cards/1/picture/src');
});

test('of a list, an item leads to the text around it; so does a line', () => {
  const text = 'Há:\n- **um**\n- dois\n\nFim.';
  const prose: Json = { blocks: [{ paragraphs: [text, 'a\\\nb'] }] };
  expect(pointerOfClick(prose, texts('dois', 'umdois', 'Há:umdoisFim.'))).toEqual({
    pointer: '/blocks/0/paragraphs/0',
    text: 2,
  });
  expect(pointerOfClick(prose, texts('ab'))?.pointer).toBe('/blocks/0/paragraphs/1');
});

test('of equal texts, it is the one at the same place', () => {
  const twice: Json = { items: [{ title: 'Dois' }, { title: 'Um' }, { title: 'Dois' }] };
  const at = (index: number) =>
    pointerOfClick(twice, [{ text: 'Dois', index, isTypeable: true }])?.pointer;
  expect([0, 1, 2].map(at)).toEqual(['/items/0/title', '/items/2/title', '/items/0/title']);
});

test('what is no text of the section is not found', () => {
  expect(pointerOfClick(section, texts('card-grid', 'outra coisa'))).toBeUndefined();
});
