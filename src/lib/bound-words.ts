const NO_BREAK_SPACE = '\u00a0';

/**
 * Longest unbreakable groups, in characters, within a title and at its end. Longer ones leave the word before them alone
 * in a line of a large title, and have no space on a narrow phone.
 */
const LONGEST = 12;
const LONGEST_AT_END = 14;

/** A last word with more letters can stand alone in the last line. */
const SHORT_LAST = 6;

/** Keeps a currency with its amount. */
const IS_SHORT = /^[("“−¿¡]?(?:[\p{L}\p{N}]{1,2}|\p{L}{0,2}\p{Sc})$/u;
const IS_THREE_LETTERS = /^\p{L}{3}$/u;
const ENDS_CLAUSE = /[,;:.!?–—]$/;
const ENDS_SENTENCE = /[\p{Sentence_Terminal}…:][)"”»]*$/u;
const NO_LETTER = /[^\p{L}\p{M}\p{N}]/gu;

/**
 * Binds words of a title so that no line ends with an article or a preposition, and the last line is not a
 * single short word. By their length, so that it works in any language. Titles are balanced by the browser
 * (`text-wrap`), so whatever else is bound makes their lines worse.
 */
export function boundWords(title: string): string {
  const words = title.split(' ');
  const longestAt = (index: number) => {
    const [beforeThat = '', before = '', word = ''] = [
      words[index - 2],
      words[index - 1],
      words[index],
    ];
    const isLast = index === words.length - 1;
    const isShort = word.replace(NO_LETTER, '').length <= SHORT_LAST;
    // What follows a sentence begins a line well, however short it is.
    if (isLast && isShort && !ENDS_SENTENCE.test(before)) return LONGEST_AT_END;
    if (IS_SHORT.test(before)) return LONGEST;
    return ENDS_CLAUSE.test(beforeThat) && IS_THREE_LETTERS.test(before) ? LONGEST : 0;
  };
  const runs: string[] = [];
  for (const [index, word] of words.entries()) {
    const run = `${runs.at(-1)}${NO_BREAK_SPACE}${word}`;
    const longest = longestAt(index);
    if (index === 0) runs.push(word);
    else if (run.length <= longest) runs.splice(-1, 1, run);
    else if (longest === LONGEST_AT_END) runs.splice(-1, 1, ...withLast(runs.at(-1) ?? '', word));
    else runs.push(word);
  }
  return runs.join(' ');
}

/** The last word is bound rather than what is before it, if both together are too long. */
function withLast(run: string, word: string): string[] {
  const at = run.lastIndexOf(NO_BREAK_SPACE);
  const pair = run.slice(at + 1) + NO_BREAK_SPACE + word;
  return at < 0 || pair.length > LONGEST_AT_END ? [run, word] : [run.slice(0, at), pair];
}
