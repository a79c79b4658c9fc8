import type { Random } from './random.ts';

const LETTERS = ['aeiou', 'áéíóú', 'bcdfghjklmnpqrstvwxz', 'ãõ', 'AEIOU', 'BCDFGHJKLMNPQRSTVWXZ'];
const next = new Map(
  LETTERS.flatMap((letters) =>
    [...letters].map((letter, at) => [letter, letters[(at + 1) % letters.length] as string]),
  ),
);
/** What stays: {placeholders}, addresses in links, phone numbers and figures. */
const KEPT = /\{\w+\}|\]\([^)]*\)|https?:\S+|\S*\d\S*/g;

interface Limits {
  min: number;
  max: number;
}

/** Other words of about the same length, with marks, links and placeholders where they were. */
export function rewordText(text: string, { min, max }: Limits, random: Random): string {
  const other = reworded(text);
  const words = other.split(' ');
  // An editor's new sentence is a little shorter, or longer.
  const plain = words.findIndex((word) => /^[\p{L}]{3,}$/u.test(word));
  if (plain < 0) return other;
  const changed = [...words];
  if (random() < 0.5) changed.splice(plain, 0, words[plain] as string);
  else changed.splice(plain, 1);
  const result = changed.join(' ');
  return result.length >= Math.max(min, 1) && result.length <= max ? result : other;
}

function reworded(text: string): string {
  let at = 0;
  let result = '';
  for (const match of text.matchAll(KEPT)) {
    result += turned(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return result + turned(text.slice(at));
}

const turned = (text: string) => [...text].map((letter) => next.get(letter) ?? letter).join('');
