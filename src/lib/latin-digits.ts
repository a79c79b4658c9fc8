/** Arabic, Persian and full-width ones. */
const DIGITS = /[٠-٩۰-۹０-９]/g;

/** Each of these rows of digits begins at a multiple of 16. */
export const latinDigits = (text: string): string =>
  text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15));

/** As a program reads it: also the signs of Arabic and full-width keyboards among digits. */
export const latinNumber = (text: string): string =>
  latinDigits(text)
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
    .replace(/：/g, ':')
    .replace(/[－−]/g, '-');
