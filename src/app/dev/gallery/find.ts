import { fold } from '../../../lib/fold.ts';
import { ICON_LANGUAGE, OTHER_ICON_LANGUAGE } from '../../../words/icon-language.ts';
import { currentWords } from '../../../words/reader.ts';
import { queryWords } from '../query-words.ts';
import type { GalleryIcon, SentIcon } from './gallery-data.ts';

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

/** The icons that were sent, each with its words. */
export function wordedIcons(sent: readonly SentIcon[]): GalleryIcon[] {
  const known = new Map<string, GalleryIcon>();
  return sent.map((icon) => {
    const [name] = icon;
    const shape = name.replace(STYLE, '');
    if (icon.length === 3) known.set(shape, icon);
    const [, ...words] = known.get(shape) ?? [name, '', ''];
    return [name, ...words];
  });
}

/**
 * An icon's name comes first, then its Portuguese words, the English ones in its name, the Spanish ones. For who
 * reads Spanish, those and the Portuguese ones change places.
 */
export function findableIcon(item: GalleryIcon): Findable<GalleryIcon> {
  const [name, words, spanish] = item;
  const [first, last] =
    currentWords()?.language === OTHER_ICON_LANGUAGE ? [spanish, words] : [words, spanish];
  const english = wordsOfName(name).join(' ');
  return {
    item,
    phrases: [name, ...first.split(', '), english, ...last.split(', ')].map(fold),
  };
}
