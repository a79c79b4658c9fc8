import { fold } from '../../../lib/fold.ts';
import givenNames from './given-names-es.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };

/**
 * "HP" of "Helena do Prado": of the first name and the last; one letter of a single name. In Spanish the first of two surnames
 * counts, which is the last but one, and a second given name does not. Arabic letters would be joined, so there is one.
 */
export function initialsOf(name: string, language: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !isTitle(word));
  const names = words.filter((word) => !/^\p{Ll}/u.test(word)); // not the "de la" of a surname
  const isSpanish = language.startsWith('es');
  const all = withoutSecond(names.length > 0 ? names : words, isSpanish);
  const surname = all.at(isSpanish && all.length > 2 ? -2 : -1);
  const [first = ''] = all;
  const isSingle = all.length < 2 || /^\p{Script=Arabic}/u.test(first);
  return [first, ...(isSingle ? [] : [surname])].map((word = '') => letterOf(word)).join('');
}

/** Without the given names after the first, if that leaves a surname. */
function withoutSecond(names: string[], isSpanish: boolean): string[] {
  if (!isSpanish || names.length < 3) return names;
  const rest = names.slice(1).filter((name) => !givenNames.includes(fold(name)));
  return rest.length > 0 ? [...names.slice(0, 1), ...rest] : names;
}

const isTitle = (word: string) => titles.includes(word.replace(/\.$/, '').toLocaleLowerCase());

const letterOf = (word: string) => ([...word][0] ?? '').toLocaleUpperCase();
