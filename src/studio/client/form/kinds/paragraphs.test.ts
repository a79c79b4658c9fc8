import { expect, it } from 'vitest';
import { splitParagraphs } from './text-field.tsx';

it('splits a text at empty lines, or at line breaks if there are none', () => {
  expect(splitParagraphs('um\r\ndois\n')).toEqual(['um', 'dois']);
  expect(splitParagraphs('um,\nquebrado\n \n\ndois')).toEqual(['um,\nquebrado', 'dois']);
  expect(splitParagraphs(' só um \n')).toEqual(['só um']);
});
