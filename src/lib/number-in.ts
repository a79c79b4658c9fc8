/** A number as a language writes it. Four digits stay together: they may be a year. */
export const numberIn = (language: string, value: number): string =>
  value.toLocaleString(language, { useGrouping: 'min2' });
