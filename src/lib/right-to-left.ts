/** Scripts that are written from right to left. */
const SCRIPTS = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

/** Whether a language is written from right to left. Not all browsers tell it by themselves. */
export const isRightToLeft = (language: string): boolean =>
  SCRIPTS.has(new Intl.Locale(language).maximize().script ?? '');
