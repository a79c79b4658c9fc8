/** Text colours of the theme with the backgrounds they are used on. */
export const COLOR_PAIRS: [letters: string, surfaces: string[], what: string][] = [
  ['white', ['brand', 'brandDark'], 'As letras brancas dos botões'],
  ['ink', ['paper', 'white'], 'Os textos'],
  ['steel', ['paper', 'white'], 'Os textos secundários'],
  ['white', ['ink', 'graphite'], 'Os textos sobre fundo escuro'],
  ['mist', ['ink', 'graphite'], 'Os textos secundários sobre fundo escuro'],
];
export const ENOUGH_CONTRAST = 4.5;
