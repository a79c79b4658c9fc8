import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lettersOnBrand } from '../../../lib/brand-text.ts';
import { contrastRatio } from '../../../lib/contrast-ratio.ts';
import type { Theme } from '../../../types/config.gen.ts';
import { veilOver } from './veil.ts';

const { colors }: Theme = JSON.parse(
  readFileSync('tests/fixture-site/site-config/theme.json', 'utf8'),
);

/** `share` percent of a colour over black (0) or white (1), as a browser blends them. */
const over = (color: string, share: number, pixel: number) =>
  `#${[1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    .map((channel) => Math.round((channel * share + pixel * 255 * (100 - share)) / 100))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

const letters = {
  ink: colors.white,
  paper: colors.ink,
  white: colors.ink,
  brand: colors[lettersOnBrand(colors)],
};

test.each(['ink', 'paper', 'white', 'brand'] as const)(
  'on %s, the veil is as strong as black and white pictures need',
  (background) => {
    const veil = veilOver(background, colors);
    const contrast = (share: number) =>
      Math.min(
        ...[0, 1].map(
          (pixel) =>
            contrastRatio(letters[background], over(colors[background], share, pixel)) ?? 0,
        ),
      );
    expect(contrast(veil)).toBeGreaterThanOrEqual(4.5);
    // No stronger than that: one step less is for what browsers round.
    expect(contrast(veil - 2)).toBeLessThan(4.5);
  },
);

test('the picture is seen through it', () => {
  expect(veilOver('ink', colors)).toBe(58);
  expect(veilOver('white', colors)).toBe(50);
});

test('letters that are hardly readable on the ground itself have no picture behind them', () => {
  expect(veilOver('brand', { ...colors, brand: '#E8352E', ink: '#444444' })).toBe(100);
});
