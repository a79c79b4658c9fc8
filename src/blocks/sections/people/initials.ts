import titles from './titles.json' with { type: 'json' };

/**
 * "HP" of "Helena do Prado": of the first name and the last; one letter of a single name. In Spanish the first of two surnames
 * counts, which is the last but one. Arabic letters would be joined, so there is one.
 */
export function initialsOf(name: string, language: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !isTitle(word));
  const names = words.filter((word) => !/^\p{Ll}/u.test(word)); // not the "de la" of a surname
  const all = names.length > 0 ? names : words;
  const surname = all.at(language.startsWith('es') && all.length > 2 ? -2 : -1);
  const [first = ''] = all;
  const isSingle = all.length < 2 || /^\p{Script=Arabic}/u.test(first);
  return [first, ...(isSingle ? [] : [surname])].map((word = '') => letterOf(word)).join('');
}

const isTitle = (word: string) => titles.includes(word.replace(/\.$/, '').toLocaleLowerCase());

const letterOf = (word: string) => ([...word][0] ?? '').toLocaleUpperCase();
