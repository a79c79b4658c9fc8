import { expect, test } from 'vitest';
import { plainText } from './rich-text.ts';

test('rich text markup is removed', () => {
  expect(plainText('Um **forte** e [um *link*](/sobre).')).toBe('Um forte e um link.');
});

test('a list is read as its items', () => {
  expect(plainText('Há:\n- **um**\n- dois\n\nFim.')).toBe('Há:\num\ndois\nFim.');
});
