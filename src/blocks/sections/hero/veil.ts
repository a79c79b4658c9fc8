import { isDark } from '../../../lib/brand-text.ts';
import { contrastRatio, ENOUGH_CONTRAST } from '../../../lib/contrast-ratio.ts';
import type { HeroSection, Theme } from '../../../types/config.gen.ts';

type Background = NonNullable<HeroSection['background']>;
type Colors = Theme['colors'];

/** From black to white: no picture has a pixel that is darker or lighter. */
const PICTURES = [0, 255];

/** Browsers keep the transparency of a colour in 256 steps, and round the channels of what they blend. */
const ROUNDING = 1;

/**
 * How much of a section's ground lies over a picture behind its words, in percent: the least by which they can be read on
 * any picture. 100 if they are hardly readable on the ground itself.
 */
export function veilOver(background: Background, colors: Colors): number {
  const ground = colors[background];
  const letters = isDark(background, colors) ? colors.white : colors.ink;
  const isEnough = (share: number) =>
    PICTURES.every(
      (pixel) => (contrastRatio(letters, blended(ground, pixel, share)) ?? 0) >= ENOUGH_CONTRAST,
    );
  let share = 100;
  while (share > 0 && isEnough(share - 1 - ROUNDING)) share -= 1;
  return share;
}

/** A colour with a share in percent, over a grey pixel. */
function blended(color: string, pixel: number, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16);
    const mixed = Math.round((channel * share + pixel * (100 - share)) / 100);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
