/** The lines of an address as one: "Rua A, 1, Cotia", with the comma of the language's script. */
export const addressIn = (language: string, lines: readonly string[]): string =>
  lines.join(new Intl.Locale(language).maximize().script === 'Arab' ? '، ' : ', ');
