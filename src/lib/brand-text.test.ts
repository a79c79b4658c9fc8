import { expect, test } from 'vitest';
import { accentOnLight, isDark, lettersOnBrand } from './brand-text.ts';

const NEUTRAL = { ink: '#171A1F', paper: '#F5F6F7', white: '#FFFFFF' };
const colors = (brand: string, brandDark: string) =>
  ({ ...NEUTRAL, brand, brandDark }) as Parameters<typeof accentOnLight>[0];

test.each([
  ['dark red', '#C8102E', 'white', '#C8102E'],
  ['yellow', '#FFC107', 'ink', '#171A1F'],
  ['pale green', '#A7E3C0', 'ink', '#171A1F'],
  ['black', '#000000', 'white', '#000000'],
])('on %s letters are %s, and details on light backgrounds %s', (_, brand, letters, accent) => {
  const made = colors(brand, brand);
  expect(lettersOnBrand(made)).toBe(letters);
  expect(accentOnLight(made)).toBe(accent);
  expect(isDark('brand', made)).toBe(letters === 'white');
});

test('a light brand with a dark second colour has details of that', () => {
  expect(accentOnLight(colors('#FFC107', '#7A5A00'))).toBe('#7A5A00');
});

test('white stays where neither is readable and it is no worse', () => {
  expect(lettersOnBrand({ brand: '#808080', white: '#FFFFFF', ink: '#444444' })).toBe('white');
  expect(lettersOnBrand({ brand: 'red', white: '#FFFFFF', ink: '#000000' })).toBe('white');
});
