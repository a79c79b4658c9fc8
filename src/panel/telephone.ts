/** Codes of countries, by their length (ITU-T E.164): one digit, two, else three. */
const INTERNATIONAL =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})(?!\S)/;

/**
 * `+5511988887777` as `+55 11988887777`: easier to read, and a text for spreadsheets, which
 * would turn digits alone into a number. Words after it, and any other text, stay as they are.
 */
export const readableTelephone = (text: string): string => text.replace(INTERNATIONAL, '+$1 $2');
