import { lettersOnBrand } from '../../../lib/brand-text.ts';

/** Text colours of a theme with the backgrounds they are used on. */
export const colorPairs = (
  colors: Record<string, unknown>,
): [letters: string, surfaces: string[], what: string][] => [
  [lettersOnBrand(colors), ['brand', 'brandDark'], 'buttons'],
  ['ink', ['paper', 'white'], 'texts'],
  ['steel', ['paper', 'white'], 'secondary'],
  ['white', ['ink', 'graphite'], 'onDark'],
  ['mist', ['ink', 'graphite'], 'secondaryOnDark'],
  ['error', ['paper', 'white'], 'errors'],
  ['errorOnDark', ['ink', 'graphite'], 'errorsOnDark'],
];
