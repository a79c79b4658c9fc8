import { expect, it } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

it('parts a text by its empty lines, else by its lines', () => {
  expect(splitParagraphs('um\r\ndois\n')).toEqual(['um', 'dois']);
  expect(splitParagraphs('um,\nquebrado\n \n\ndois')).toEqual(['um,\nquebrado', 'dois']);
  expect(splitParagraphs(' só um \n')).toEqual(['só um']);
});
