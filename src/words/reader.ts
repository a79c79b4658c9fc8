import { msg, type Value, type Values, type Wording } from './message.ts';
import type { Shown, Words } from './words.ts';

let words: Words | (() => Words) | undefined;

/** Says in which words this program or this page speaks to its reader; before anything is said. */
export function speak(chosen: Words | (() => Words)): void {
  words = chosen;
}

/** The words of this program or page; undefined where nobody reads, as in a thread, which passes messages on as data. */
export function currentWords(): Words | undefined {
  if (typeof words === 'function') words = words();
  return words;
}

/** In the reader's language; where nobody reads, as data. */
export const worded = (wording: Wording | undefined): string => wordedAs(wording, {});

/** The same, where what stands in the file is shown in another way. */
export const wordedAs = (wording: Wording | undefined, shown: Shown): string =>
  currentWords()?.wordedAs(wording, shown) ?? JSON.stringify(wording) ?? '';

/** A message in the reader's language. */
export const t = (key: string, values?: Values): string => worded(msg(key, values));

/** A message with elements in some placeholders: `tPieces('a:b', { link: { element: <Link /> } })`. */
export const tPieces = <T>(
  key: string,
  values: Record<string, Value | { element: T }>,
): (string | T)[] => currentWords()?.pieces(key, values) ?? [key];
