import { fold } from '../../lib/fold.ts';

/** What a query asks for, word by word. */
export const queryWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a text has each word of a query in it, whatever its accents. */
export function hasWords(query: string): (text: string) => boolean {
  const words = queryWords(query);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
