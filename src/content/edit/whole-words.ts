import type { Match } from './replaced.ts';

/** Whether a match begins and ends where words do, in any writing: letters with their marks, digits and `_` are of a word. */
export const isWholeWords = (text: string, { start, end }: Match): boolean =>
  !isInsideWord(text, start) && !isInsideWord(text, end);

const isInsideWord = (text: string, at: number): boolean =>
  /[\p{L}\p{M}\p{N}_]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
  /^[\p{L}\p{M}\p{N}_]/u.test(text.slice(at, at + 2));
