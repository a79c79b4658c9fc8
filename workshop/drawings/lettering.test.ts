import { expect, test } from 'vitest';
import { glyph } from './glyphs';
import { type Hand, word } from './lettering';

const HAND: Hand = {
  x: 0.7,
  cap: 1,
  width: 0.5,
  radius: 0.2,
  hook: 0.1,
  size: 20,
  weight: 3,
  tracking: 0.3,
};

test('an accent adds a stroke to its letter and leaves its width', () => {
  expect(glyph('ã', HAND).strokes).toHaveLength(glyph('a', HAND).strokes.length + 1);
  expect(glyph('Á', HAND).width).toBe(glyph('A', HAND).width);
});

test('a letter nobody drew is named in the error', () => {
  expect(() => glyph('w', HAND)).toThrow('no drawing for "w"');
});

test('a word is as wide as its letters and spaces', () => {
  const one = word('o', HAND, [0, 0], '#000').width;
  expect(one).toBeCloseTo(10);
  expect(word('oo', HAND, [0, 0], '#000').width).toBeCloseTo(2 * one + 0.3 * 20);
});
