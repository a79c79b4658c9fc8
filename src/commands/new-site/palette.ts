import { contrastRatio } from '../../lib/contrast-ratio.ts';
import type { Theme } from '../../types/config.gen.ts';

/** As `src/blocks/checks/contrast/` asks, and a little more. */
const ENOUGH = 4.6;

const NEUTRAL = {
  ink: '#171A1F',
  graphite: '#22262D',
  steel: '#525A66',
  mist: '#B8C0CA',
  line: '#DDE0E4',
  lineOnDark: '#3A414B',
  paper: '#F5F6F7',
  white: '#FFFFFF',
};

/** A colour so light that dark letters are easy to read on it stays as it is. */
const CLEARLY = 7;

/** Quiet greys around one colour, which is made as dark or as light as letters on it, or of it, need. */
export function paletteOf(color: string): Theme['colors'] {
  const isLight = (contrastRatio(color, NEUTRAL.ink) ?? 0) >= CLEARLY;
  const brand = isLight ? color : until(color, '#000000', (one) => isReadable(one, NEUTRAL.white));
  return {
    ...NEUTRAL,
    brand,
    brandDark: mixed(brand, '#000000', isLight ? 0.12 : 0.22),
    brandOnDark: until(color, '#FFFFFF', (one) => isReadable(one, NEUTRAL.graphite)),
  };
}

const isReadable = (color: string, surface: string) =>
  (contrastRatio(color, surface) ?? 0) >= ENOUGH;

function until(color: string, target: string, isEnough: (color: string) => boolean): string {
  for (let part = 0; part < 1; part += 0.04) {
    const found = mixed(color, target, part);
    if (isEnough(found)) return found;
  }
  return target;
}

function mixed(color: string, target: string, part: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [color, target].map((one) =>
      Number.parseInt(one.slice(start, start + 2), 16),
    );
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('').toUpperCase()}`;
}
