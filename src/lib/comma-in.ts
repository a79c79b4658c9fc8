/** Between the parts of a list, with the comma of the language's script: "a, b". */
export const commaIn = (language: string): string =>
  new Intl.Locale(language).maximize().script === 'Arab' ? '\u060c ' : ', ';
