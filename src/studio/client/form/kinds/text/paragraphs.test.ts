import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

it('parts a text by its empty lines, else by its lines', () => {
  expect(paragraphsOf('um\r\ndois\n')).toEqual(['um', 'dois']);
  expect(paragraphsOf('um,\nquebrado\n \n\ndois')).toEqual(['um,\nquebrado', 'dois']);
  expect(paragraphsOf(' só um \n')).toEqual(['só um']);
});
