import { expect, it } from 'vitest';
import { placeholderTexts } from './placeholder-texts.ts';

it('finds what a template asks to be written, the page before what searches show', () => {
  const page = {
    meta: { description: 'Conte aqui, em uma frase.', title: 'Diga' },
    sections: [['Já escrito'], { items: ['Escreva aqui.', 'Não: escreva aqui'] }],
  };
  expect(placeholderTexts(page)).toEqual(['/sections/1/items/0', '/meta/description']);
  expect(placeholderTexts(undefined)).toEqual([]);
});
