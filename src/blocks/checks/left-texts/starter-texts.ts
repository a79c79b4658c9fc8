import { nodesIn } from '../../../lib/json.ts';
import { primary } from '../../../words/choose-language.mjs';
import { starterFiles } from './starter-files.gen.ts';

/** Words of a text, without what stands in braces. */
export const wordsOf = (text: string): number =>
  text
    .replace(/\{[^{}]*\}/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word)).length;

/** A shorter text may be the same in both languages: "E-mail", "Nota {number}". */
export const FEWEST_WORDS = 4;

/** What a new site begins with, in a language. */
export interface Starter {
  language: string;
  texts: ReadonlySet<string>;
  /** Texts around what `new` filled in. */
  parts: readonly string[];
}

function starterOf(language: string, files: readonly object[]): Starter {
  const all = files.flatMap((file) => nodesIn(file).map(({ value }) => value));
  const texts = all.filter(
    (value): value is string => typeof value === 'string' && wordsOf(value) >= FEWEST_WORDS,
  );
  const parts = texts
    .filter((text) => text.includes('{{'))
    .flatMap((text) => text.split(/\{\{\w+\}\}/))
    .filter((part) => wordsOf(part) >= FEWEST_WORDS);
  return { language, texts: new Set(texts), parts: [...new Set(parts)] };
}

/** In each language that a site can begin in. */
export const STARTERS: readonly Starter[] = Object.entries(starterFiles).map(([tag, files]) =>
  starterOf(primary(tag), files),
);
