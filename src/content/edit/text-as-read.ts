import { withBullets } from '../words/list-signs.ts';
import { MARKS } from '../words/rich-text-marks.ts';
import type { FoundText } from './find-texts.ts';

type Found = Pick<FoundText, 'text' | 'matches'>;

/** A found text without its markup, and where the words that were found are in it. */
export function textAsRead({
  text,
  isRich,
  matches,
}: Pick<FoundText, 'text' | 'isRich' | 'matches'>): Found {
  if (!isRich) return { text, matches };
  const marks = [...text.matchAll(MARKS)];
  const moved = (offset: number) =>
    marks.reduce(
      (left, { index, 0: mark }) => left - Math.min(mark.length, Math.max(0, offset - index)),
      offset,
    );
  return {
    text: withBullets(text.replace(MARKS, '')),
    matches: matches
      .map(({ start, end }) => ({ start: moved(start), end: moved(end) }))
      .filter(({ start, end }) => start < end),
  };
}
