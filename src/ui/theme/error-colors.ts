import { contrastRatio, ENOUGH_CONTRAST } from '../../lib/contrast-ratio.ts';
import type { Theme } from '../../types/config.gen.ts';

/**
 * The colours of errors on light and on dark backgrounds. A theme that names none has its brand's, if that is a red;
 * else the first red that is readable there.
 */
export function errorColors(colors: Theme['colors']) {
  const { ink, graphite, paper, white, brand, brandOnDark } = colors;
  return {
    error: colors.error ?? redOn([paper, white], brand) ?? ink,
    errorOnDark: colors.errorOnDark ?? redOn([ink, graphite], brandOnDark) ?? white,
  };
}

const redOn = (surfaces: string[], brand: string) =>
  [brand, ...REDS].find(
    (color) =>
      isRed(color) &&
      surfaces.every((surface) => (contrastRatio(color, surface) ?? 0) >= ENOUGH_CONTRAST),
  );

/** A clear red, as light as that, from 0 to 1. */
function red(lightness: number): string {
  const saturated = 0.72 * Math.min(lightness, 1 - lightness);
  const parts = [lightness + saturated, lightness - saturated * 0.9, lightness - saturated];
  const digits = parts.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** For light backgrounds, then for dark ones. */
const REDS = [0.4, 0.32, 0.24, 0.75, 0.83, 0.91].map(red);

/** Neither orange nor magenta, and not nearly grey. */
export function isRed(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  );
  const chroma = red - Math.min(green, blue);
  const hue = (60 * (green - blue)) / chroma;
  return chroma > 24 && red > Math.max(green, blue) && Math.abs(hue) <= WIDEST;
}

/** In degrees, from pure red: terracotta is at 17, rose at -22. */
const WIDEST = 15;
