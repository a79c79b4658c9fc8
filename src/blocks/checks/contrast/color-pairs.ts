/** Text colours of the theme with the backgrounds they are used on. */
export const COLOR_PAIRS: [letters: string, surfaces: string[], what: string][] = [
  ['white', ['brand', 'brandDark'], 'buttons'],
  ['ink', ['paper', 'white'], 'texts'],
  ['steel', ['paper', 'white'], 'secondary'],
  ['white', ['ink', 'graphite'], 'onDark'],
  ['mist', ['ink', 'graphite'], 'secondaryOnDark'],
  ['error', ['paper', 'white'], 'errors'],
  ['errorOnDark', ['ink', 'graphite'], 'errorsOnDark'],
];
