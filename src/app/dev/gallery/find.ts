import { fold } from '../../../lib/fold.ts';
import { ICON_LANGUAGE } from '../../../words/icon-language.ts';
import { currentWords } from '../../../words/reader.ts';
import { queryWords } from '../query-words.ts';
import type { GalleryIcon } from './gallery-data.ts';

/** An item and the phrases to find it by, without accents, the best name first. */
export interface Findable<T> {
  item: T;
  phrases: string[];
}

/**
 * The items that have a word beginning with each word of the query, best matches first. An empty query
 * finds all items in their order.
 */
export function find<T>(all: readonly Findable<T>[], query: string): T[] {
  const words = queryWords(query);
  return all
    .flatMap(({ item, phrases }) => {
      const ranks = words.map((word) => rankOf(phrases, word));
      return ranks.includes(-1) ? [] : [{ item, rank: Math.max(0, ...ranks) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function rankOf(phrases: string[], word: string): number {
  const nameIndex = phrases.findIndex(
    (phrase) => phrase.startsWith(word) || phrase.includes(` ${word}`),
  );
  return nameIndex === -1 ? -1 : 2 * nameIndex + (phrases[nameIndex] === word ? 0 : 1);
}

const STYLE = /(Outlined|Rounded|Sharp|TwoTone)$/;
const WORD_START = /(?<=[a-z])(?=[A-Z\d])/;

/** "Outlined", or '' for the filled style. */
export const iconStyle = (name: string): string => STYLE.exec(name)?.[0] ?? '';

/** "AccountBox" -> "Account", "Box" */
export const wordsOfName = (name: string): string[] => name.split(WORD_START);

/** Whether who reads here understands the words of icons. */
export const isInIconLanguage = (): boolean => currentWords()?.language === ICON_LANGUAGE;

/** An icon's name comes first, then its Portuguese words, then the English ones in its name. */
export function findableIcon(item: GalleryIcon): Findable<GalleryIcon> {
  const [name, words] = item;
  return { item, phrases: [name, ...words.split(', '), wordsOfName(name).join(' ')].map(fold) };
}
