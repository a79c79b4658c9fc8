import { BREAK, normalize, type Run } from '../../../studio/client/form/markdown/runs.ts';
import type { Block } from '../old-site.ts';

const BULLET = /^[•·▪►●○■*–-]\s+/;
const LONGEST_HEADING = 80;

/** What a run of text comes to: a paragraph, a typed list, a heading that is only bold; nothing if it is blank. */
export function toBlocks(given: readonly Run[]): Block[] {
  const runs = tidyRuns(given);
  if (runs.length === 0) return [];
  const lines = linesOf(runs);
  if (lines.length > 1 && lines.every(isBulleted))
    return [{ kind: 'list', items: lines.map(withoutBullet) }];
  return isBoldLine(runs)
    ? [{ kind: 'heading', level: 4, text: runs.map(({ text }) => text).join('') }]
    : [{ kind: 'paragraph', runs }];
}

/** The paragraphs among some parts, in one. */
export function toParagraph(blocks: readonly Block[]): Run[] {
  const texts = blocks.flatMap((block): Run[][] => {
    if (block.kind === 'paragraph') return [block.runs];
    if (block.kind === 'heading') return [[{ text: block.text, strong: true }]];
    return block.kind === 'list' ? block.items : [];
  });
  return tidyRuns(texts.flatMap((runs, index) => (index > 0 ? [{ text: ' ' }, ...runs] : runs)));
}

/** Upper bound of the runs of one paragraph: pages made to hurt have a mark around each letter. */
const MOST_RUNS = 500;

/** Without doubled spaces; of too many marks, only the words stay. */
function tidyRuns(given: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const run of given) {
    const last = runs.at(-1);
    const text =
      !last || last.text.endsWith(' ') || last.text === BREAK
        ? run.text.replace(/^ +/, '')
        : run.text;
    if (text !== '') runs.push({ ...run, text });
  }
  if (runs.length <= MOST_RUNS) return normalize(runs);
  const words = runs.map(({ text }) => (text === BREAK ? ' ' : text)).join('');
  return words.trim() ? [{ text: words.trim() }] : [];
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs)
    if (run.text === BREAK) lines.push([]);
    else lines.at(-1)?.push(run);
  return lines;
}

const isBulleted = ([first]: readonly Run[]) => first !== undefined && BULLET.test(first.text);

const withoutBullet = ([first, ...rest]: readonly Run[]): Run[] =>
  first ? normalize([{ ...first, text: first.text.replace(BULLET, '') }, ...rest]) : [];

function isBoldLine(runs: readonly Run[]): boolean {
  const text = runs.map((run) => run.text).join('');
  return (
    text.length <= LONGEST_HEADING &&
    !/[.,:;!?…]$|\n/.test(text) &&
    runs.every(({ strong, to }) => strong && to === undefined)
  );
}

/** In characters, without marks. */
export const lengthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text }) => sum + text.length, 0);
