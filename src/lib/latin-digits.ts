/** Those of any script but the Latin ones: Arabic, Persian, Devanagari, full-width. */
const DIGITS = /[^\P{Nd}0-9]/gu;

/** Unicode has the digits of a script in a row, from zero to nine. */
export const latinDigits = (text: string): string =>
  text.replace(DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return `${value}`;
  });

/** As a program reads it: also the signs of Arabic and full-width keyboards among digits. */
export const latinNumber = (text: string): string =>
  latinDigits(text)
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
    .replace(/：/g, ':')
    .replace(/[－−]/g, '-');
