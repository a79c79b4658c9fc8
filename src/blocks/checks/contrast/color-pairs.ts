import { lettersOnBrand } from '../../../lib/brand-text.ts';
import { luminance } from '../../../lib/contrast-ratio.ts';

type Pair = [letters: string, surfaces: string[], what: string];

/** Text colours of a theme with the backgrounds they are used on. */
export const colorPairs = (colors: Record<string, unknown>): Pair[] => [
  // Which letters stand on a brand that is no colour cannot be told.
  ...(luminance(colors.brand) === undefined ? [] : [buttons(colors)]),
  ['ink', ['paper', 'white'], 'texts'],
  ['steel', ['paper', 'white'], 'secondary'],
  ['white', ['ink', 'graphite'], 'onDark'],
  ['mist', ['ink', 'graphite'], 'secondaryOnDark'],
  ['error', ['paper', 'white'], 'errors'],
  ['errorOnDark', ['ink', 'graphite'], 'errorsOnDark'],
];

const buttons = (colors: Record<string, unknown>): Pair => [
  lettersOnBrand(colors),
  ['brand', 'brandDark'],
  'buttons',
];
