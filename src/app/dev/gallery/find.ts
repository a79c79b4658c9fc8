import { queryWords } from '../query-words.ts';

/** What can be found, by phrases that are folded; the best name first. */
export interface Findable<T> {
  item: T;
  phrases: string[];
}

/**
 * What has, for each word of the query, one that begins with it: first what is called just so by its
 * best names. An empty query finds everything, as it stands.
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
  const at = phrases.findIndex((phrase) => phrase.startsWith(word) || phrase.includes(` ${word}`));
  return at === -1 ? -1 : 2 * at + (phrases[at] === word ? 0 : 1);
}
