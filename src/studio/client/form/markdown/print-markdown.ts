import { readSupported } from './read-markdown.ts';
import { BREAK, normalize, type Run, sameMarks } from './runs.ts';

type Mark = 'strong' | 'emphasis';

interface Notation {
  /** The outer mark, then the inner one. */
  order: [Mark, Mark];
  emphasis: '*' | '_';
  escapeText(text: string): string;
}

const ORDERS: [Mark, Mark][] = [
  ['strong', 'emphasis'],
  ['emphasis', 'strong'],
];
const plain = (text: string) => text;
const escaped = (text: string) =>
  text
    .replace(/[\\*_[\]<&`]/g, '\\$&')
    .replace(/^([-+#>=~])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^\s+/, '');

const NOTATIONS: Notation[] = [plain, escaped].flatMap((escapeText) =>
  (['*', '_'] as const).flatMap((emphasis) =>
    ORDERS.map((order) => ({ order, emphasis, escapeText })),
  ),
);

/** The shortest Markdown that reads as these runs. */
export function printMarkdown(given: readonly Run[]): string {
  const runs = normalize(given);
  return printExactly(runs) ?? printFewerMarks(runs);
}

function printExactly(runs: readonly Run[]): string | undefined {
  for (const notation of NOTATIONS) {
    const text = print(runs, notation);
    if (readsAs(text, runs)) return text;
  }
  return undefined;
}

const readsAs = (text: string, runs: readonly Run[]): boolean => {
  const read = normalize(readSupported(text) ?? [{ text: '' }]);
  return (
    read.length === runs.length &&
    read.every((run, index) => {
      const other = runs[index];
      return other !== undefined && run.text === other.text && sameMarks(run, other);
    })
  );
};

function print(runs: readonly Run[], notation: Notation): string {
  const lines: Run[][] = [[]];
  for (const run of runs)
    if (run.text === BREAK) lines.push([]);
    else lines.at(-1)?.push(run);
  // A link may continue over a line break, but is written once for each line.
  return lines.map((line) => printLine(line, notation)).join('\\\n');
}

const printLine = (runs: readonly Run[], notation: Notation): string =>
  groupBy(runs, 'to')
    .map((group) => {
      const text = printMarks(group, notation, notation.order);
      const to = group[0]?.to;
      return to === undefined ? text : `[${text}](${address(to)})`;
    })
    .join('');

const address = (to: string): string =>
  to === '' || /[\s()<>]/.test(to) ? `<${to.replace(/[<>\\]/g, '\\$&')}>` : to;

function printMarks(
  runs: readonly Run[],
  notation: Notation,
  [mark, ...inner]: readonly Mark[],
): string {
  if (!mark) return notation.escapeText(runs.map(({ text }) => text).join(''));
  const sign = mark === 'strong' ? '**' : notation.emphasis;
  return groupBy(runs, mark)
    .map((group) => {
      const text = printMarks(group, notation, inner);
      return group[0]?.[mark] ? sign + text + sign : text;
    })
    .join('');
}

function groupBy(runs: readonly Run[], mark: Mark | 'to'): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0] && last[0][mark] === run[mark]) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

/**
 * Markdown has no notation for some marks that end in punctuation before a letter. Leaves the punctuation
 * out of the mark, or drops the mark.
 */
function printFewerMarks(runs: Run[]): string {
  const outside = runs.flatMap((run): Run[] => {
    const [, start = '', text = '', end = ''] = /^(\p{P}*)(.*?)(\p{P}*)$/su.exec(run.text) ?? [];
    const isMarked = (run.strong || run.emphasis) && run.to === undefined && text !== '';
    return isMarked ? [{ text: start }, { ...run, text }, { text: end }] : [run];
  });
  const links = runs.map(({ text, to }): Run => (to === undefined ? { text } : { text, to }));
  for (const fewer of [outside, links, runs.map(({ text }): Run => ({ text }))]) {
    const text = printExactly(normalize(fewer));
    if (text !== undefined) return text;
  }
  return runs.map(({ text }) => text).join('');
}
