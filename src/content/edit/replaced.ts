import { upperFirst } from '../../lib/upper-first.ts';

/** A part of a text, in UTF-16 units. */
export interface Match {
  start: number;
  end: number;
}

/** What is looked for, and what takes its place. */
export interface Replacing {
  words: string;
  by: string;
}

/** The text with the words replaced. The replacement gets a capital where the text has one that the query has not. */
export function replaced(
  { text, matches }: { text: string; matches: readonly Match[] },
  { words, by }: Replacing,
) {
  const capital = upperFirst(by);
  const isCapital = (letters: string) => /^\p{Lu}/u.test(letters);
  let done = '';
  let from = 0;
  for (const { start, end } of matches) {
    const getsCapital = isCapital(text.slice(start, end)) && !isCapital(words);
    done += text.slice(from, start) + (getsCapital ? capital : by);
    from = end;
  }
  return done + text.slice(from);
}
