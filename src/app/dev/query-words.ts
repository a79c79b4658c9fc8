import { fold } from '../../lib/fold.ts';

export const queryWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Returns a test whether a text has all words of a query, ignoring accents. */
export function hasWords(query: string): (text: string) => boolean {
  const words = queryWords(query);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
