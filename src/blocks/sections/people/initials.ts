/** "HP" of "Helena do Prado": of the first name and the last; one letter of a single name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => ([...word][0] ?? '').toLocaleUpperCase()).join('');
}
