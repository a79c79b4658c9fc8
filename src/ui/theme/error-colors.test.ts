import { expect, test } from 'vitest';
import theme from '../../../tests/fixture-site/site-config/theme.json' with { type: 'json' };
import { contrastRatio, ENOUGH_CONTRAST } from '../../lib/contrast-ratio.ts';
import { errorColors, isRed } from './error-colors.ts';

const { colors } = theme;
const TEAL = { ...colors, brand: '#0F5C6E', brandDark: '#0B4553', brandOnDark: '#DDA86A' };

test('a red brand is the colour of errors', () => {
  expect(errorColors(colors)).toEqual({ error: colors.brand, errorOnDark: colors.brandOnDark });
});

test.each([
  ['a brand of another colour', TEAL],
  ['a red brand that is hard to read', { ...colors, brand: '#FF8A8A', brandOnDark: '#7A0C1E' }],
  ['darker light backgrounds', { ...TEAL, paper: '#D8C8A8', white: '#E8DCC4' }],
  ['lighter dark backgrounds', { ...TEAL, ink: '#2E4A52', graphite: '#3A5A63' }],
])('%s: errors are red, and readable on every background', (_, given) => {
  const { error, errorOnDark } = errorColors(given);
  const pairs = [
    [error, given.paper],
    [error, given.white],
    [errorOnDark, given.ink],
    [errorOnDark, given.graphite],
  ] as const;
  for (const [letters, surface] of pairs) {
    expect(isRed(letters), letters).toBe(true);
    expect(contrastRatio(letters, surface)).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
  }
});

test('where no red can be read, errors have the colour of texts', () => {
  const grey = { ...TEAL, paper: '#808080', ink: '#101010' };
  expect(errorColors(grey).error).toBe('#101010');
});

test('a theme may name them', () => {
  const named = { ...TEAL, error: '#8A1C3B', errorOnDark: '#FFB0C4' };
  expect(errorColors(named)).toEqual({ error: '#8A1C3B', errorOnDark: '#FFB0C4' });
});

test.each([
  ['#C8102E', true],
  ['#FF5A6E', true],
  ['#AD4A22', false], // terracotta
  ['#E0218A', false], // pink
  ['#0F5C6E', false],
  ['#6B6060', false], // nearly grey
  ['#000000', false],
])('%s is a red: %s', (color, red) => {
  expect(isRed(color)).toBe(red);
});
