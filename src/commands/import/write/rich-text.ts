import { readRichText } from '../../../content/read/references/rich-text.ts';
import { printMarkdown } from '../../../studio/client/form/markdown/markdown.ts';
import { BREAK, type Run } from '../../../studio/client/form/markdown/runs.ts';

/** A text as the site writes it; undefined if it has no words, or none that the validator takes. */
export function printed(runs: readonly Run[], longest: number): string | undefined {
  const text = printMarkdown(runs.map(withoutVariables));
  if (text.length <= longest && isSound(text)) return text || undefined;
  const bare = printMarkdown([{ text: wordsOf(runs) }]);
  return bare.length <= longest && isSound(bare) ? bare : undefined;
}

const isSound = (text: string): boolean =>
  readRichText(text).findings.every(({ severity }) => severity === 'warning');

/** In the site's files, "${NAME}" is a variable. */
const withoutVariables = (run: Run): Run => ({ ...run, text: plainWords(run.text) });

export const plainWords = (text: string): string => text.replaceAll('${', '$ {');

const wordsOf = (runs: readonly Run[]): string =>
  plainWords(runs.map(({ text }) => (text === BREAK ? ' ' : text)).join(''));

/** A long text in pieces, at the ends of sentences where there are some. Marks and links count, too. */
export function pieces(runs: readonly Run[], longest: number): Run[][] {
  const parts: Run[][] = [[]];
  let length = 0;
  for (const run of runs.flatMap((one) => shortened(one, longest))) {
    const own = run.text.length + (run.to?.length ?? 0) + MARKS;
    if (length + own > longest) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(run);
    length += own;
  }
  return parts.filter((part) => part.some(({ text }) => text.trim()));
}

/** Signs around a run, and escapes in it. */
const MARKS = 10;

/** A run, cut into pieces of a third of what a text may hold. */
function shortened(run: Run, longest: number): Run[] {
  const most = Math.floor(longest / 3);
  const found: Run[] = [];
  let rest = run.text;
  while (rest.length > most) {
    const end = endBefore(rest, most);
    found.push({ ...run, text: rest.slice(0, end) });
    rest = rest.slice(end);
  }
  return [...found, { ...run, text: rest }];
}

/** Where a text can be cut best: after a sentence, else between words, and never within a character. */
export function endBefore(text: string, most: number): number {
  const beginning = text.slice(0, most);
  const sentence = Math.max(...['. ', '! ', '? ', '… '].map((end) => beginning.lastIndexOf(end)));
  if (sentence > most / 3) return sentence + 2;
  const space = beginning.lastIndexOf(' ');
  if (space > most / 3) return space + 1;
  return /[\uD800-\uDBFF]$/.test(beginning) ? most - 1 : most;
}
