import { memoize } from './memoize.ts';

/** Writes a number of the engine's own, of a step, a year or a count, in the digits of a language. */
export const numeralIn =
  (language: string) =>
  (value: number, fewest = 1): string =>
    formatOf(`${language} ${fewest}`).format(value);

/** A text such as "08:02", in those digits. */
export const inDigitsOf = (language: string, text: string): string =>
  text.replace(/\d+/g, (digits) => numeralIn(language)(Number(digits), digits.length));

const formatOf = memoize((key: string) => {
  const [language, fewest] = key.split(' ');
  return new Intl.NumberFormat(language, {
    minimumIntegerDigits: Number(fewest),
    useGrouping: false,
  });
});
