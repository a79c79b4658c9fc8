export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '');

/** Lower case without accents, to compare what people typed. */
export const fold = (text: string): string => withoutAccents(text).toLowerCase();
