/** Writes a number of the engine's own, of a step, a year or a count, in the digits of a language. */
export const numeralIn =
  (language: string) =>
  (value: number, minimumIntegerDigits = 1): string =>
    value.toLocaleString(language, { minimumIntegerDigits, useGrouping: false });

/** A text such as "08:02", in those digits. */
export const inDigitsOf = (language: string, text: string): string =>
  text.replace(/\d+/g, (digits) => numeralIn(language)(Number(digits), digits.length));
