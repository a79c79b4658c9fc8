/** A language as search engines know it: "ar-JO" of "ar-JO-u-nu-latn", which asks for other digits. */
export const withoutDigits = (language: string): string => language.replace(/-u-.*$/, '');
