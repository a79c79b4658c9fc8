const NO_BREAK_SPACE = '\u00a0';

/** Longest unbreakable group, in characters: a large heading on a narrow phone has no space for more. */
const LONGEST = 14;

/** Keeps a currency with its amount. */
const IS_SHORT = /^[("“−]?(?:[\p{L}\p{N}]{1,2}|\p{L}{0,2}\p{Sc})$/u;
const IS_THREE_LETTERS = /^\p{L}{3}$/u;
const ENDS_CLAUSE = /[,;:.!?–—]$/;

/**
 * Binds words of a title so that no line ends with an article or a preposition, and the last line is not a
 * single short word. By their length, so that it works in any language.
 */
export function boundWords(title: string): string {
  const words = title.split(' ');
  const bind = (index: number) => {
    const [beforeThat = '', before = '', word = ''] = [
      words[index - 2],
      words[index - 1],
      words[index],
    ];
    if (IS_SHORT.test(before)) return true;
    if (ENDS_CLAUSE.test(beforeThat) && IS_THREE_LETTERS.test(before)) return true;
    return index === words.length - 1 && word.length <= 4;
  };
  const runs: string[] = [];
  for (const [index, word] of words.entries()) {
    const run = `${runs.at(-1)}${NO_BREAK_SPACE}${word}`;
    if (index > 0 && bind(index) && run.length <= LONGEST) runs.splice(-1, 1, run);
    else runs.push(word);
  }
  return runs.join(' ');
}
