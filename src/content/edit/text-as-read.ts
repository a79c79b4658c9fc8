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
  let next = 0;
  let removed = 0;
  /** An offset without the marks before it; asked in the order of the text. */
  const moved = (offset: number) => {
    for (let mark = marks[next]; mark; mark = marks[next]) {
      if (mark.index + mark[0].length > offset)
        return offset - removed - Math.max(0, offset - mark.index);
      removed += mark[0].length;
      next += 1;
    }
    return offset - removed;
  };
  return {
    text: withBullets(text.replace(MARKS, '')),
    matches: matches
      .map(({ start, end }) => ({ start: moved(start), end: moved(end) }))
      .filter(({ start, end }) => start < end),
  };
}
