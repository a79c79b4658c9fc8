import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('rich text markup is removed', () => {
  expect(plainText('Um **forte** e [um *link*](/sobre).')).toBe('Um forte e um link.');
});
