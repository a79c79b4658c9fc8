import { contrastRatio, ENOUGH_CONTRAST } from './contrast-ratio.ts';

export const isReadable = (letters: unknown, surface: unknown) =>
  (contrastRatio(letters, surface) ?? 0) >= ENOUGH_CONTRAST;

/**
 * The colour of letters on the brand's: white, unless that is hard to read there and the dark one is easier. What is no
 * colour counts as unreadable.
 */
export function lettersOnBrand({ brand, white, ink }: Record<string, unknown>): 'white' | 'ink' {
  const onBrand = (letters: unknown) => contrastRatio(letters, brand) ?? 0;
  return isReadable(white, brand) || onBrand(white) >= onBrand(ink) ? 'white' : 'ink';
}

type Named = 'brand' | 'brandDark' | 'ink' | 'paper' | 'white';

/** The colour of details on light backgrounds: the brand's, its darker one if only that is readable, or that of texts. */
export function accentOnLight(colors: Record<Named, string>): string {
  const { brand, brandDark, ink, paper, white } = colors;
  const isAccent = (color: string) => isReadable(color, paper) && isReadable(color, white);
  return [brand, brandDark].find(isAccent) ?? ink;
}

/** Whether a background is dark, so that what stands on it is light. */
export const isDark = (background: string, colors: Record<string, unknown>): boolean =>
  background === 'ink' || (background === 'brand' && lettersOnBrand(colors) === 'white');
