export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '');

/** Lower case, no accents: what people mean when they mistype. */
export const fold = (text: string): string => withoutAccents(text).toLowerCase();
