/** "Monday" of "monday"; with a language, by its rules ("İstanbul" of "istanbul" in Turkish). */
export function upperFirst(text: string, language?: string): string {
  const [first = ''] = text;
  const upper = language === undefined ? first.toUpperCase() : first.toLocaleUpperCase(language);
  return upper + text.slice(first.length);
}
