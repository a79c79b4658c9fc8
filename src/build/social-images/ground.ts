import { accentOnLight, isDark, lettersOnBrand } from '../../lib/brand-text.ts';
import type { Theme } from '../../types/config.gen.ts';

/** The colours of the pictures, those of an opening of the theme, and the logo of the brand that is seen there. */
export function groundOf({
  backgrounds: { hero = 'ink' } = {},
  colors,
}: Pick<Theme, 'backgrounds' | 'colors'>) {
  const { ink, paper, brand } = colors;
  const isOnDark = isDark(hero, colors);
  const logo = isOnDark ? 'logoOnDark' : 'logoOnLight';
  const letters = isOnDark ? paper : ink;
  if (hero === 'brand')
    return { color: brand, letters: colors[lettersOnBrand(colors)], rule: letters, logo } as const;
  const rule = isOnDark ? brand : accentOnLight(colors);
  return { color: colors[hero], letters, rule, logo } as const;
}
