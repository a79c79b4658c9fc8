import { withoutAccents } from '../../lib/fold.ts';

const LONGEST = 45; // VS Code compares with 128 characters of a snippet

/**
 * A text of a snippet that is found by other words too: VS Code compares what is typed with the whole
 * snippet, and a variable whose every value becomes nothing inserts nothing.
 */
export function findable(value: string, words: string): string {
  const plain = words
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  const bare = withoutAccents(plain);
  const found = plain === bare ? plain : `${plain} ${bare}`;
  return found === '' ? value : `${value}\${TM_LINE_INDEX/${found}|.*//}`;
}
