import { readStrictly } from './read-markdown.ts';
import { BREAK, type Run, sameMarks, tidied } from './runs.ts';

type Mark = 'strong' | 'emphasis';

interface Way {
  /** Which mark stands around the other. */
  order: [Mark, Mark];
  emphasis: '*' | '_';
  written(text: string): string;
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

const WAYS: Way[] = [plain, escaped].flatMap((written) =>
  (['*', '_'] as const).flatMap((emphasis) =>
    ORDERS.map((order) => ({ order, emphasis, written })),
  ),
);

/** Runs as the shortest Markdown that is read as them again. */
export function printMarkdown(given: readonly Run[]): string {
  const runs = tidied(given);
  for (const way of WAYS) {
    const text = printed(runs, way);
    if (isRead(text, runs)) return text;
  }
  return lessMarked(runs);
}

const isRead = (text: string, runs: readonly Run[]): boolean => {
  const read = tidied(readStrictly(text) ?? [{ text: '' }]);
  return (
    read.length === runs.length &&
    read.every((run, at) => {
      const other = runs[at];
      return other !== undefined && run.text === other.text && sameMarks(run, other);
    })
  );
};

function printed(runs: readonly Run[], way: Way): string {
  const lines: Run[][] = [[]];
  for (const run of runs)
    if (run.text === BREAK) lines.push([]);
    else lines.at(-1)?.push(run);
  // A link may go on over a break, but is written once a line.
  return lines.map((line) => linked(line, way)).join('\\\n');
}

const linked = (runs: readonly Run[], way: Way): string =>
  grouped(runs, 'to')
    .map((group) => {
      const text = marked(group, way, way.order);
      const to = group[0]?.to;
      return to === undefined ? text : `[${text}](${address(to)})`;
    })
    .join('');

const address = (to: string): string =>
  to === '' || /[\s()<>]/.test(to) ? `<${to.replace(/[<>\\]/g, '\\$&')}>` : to;

function marked(runs: readonly Run[], way: Way, [mark, ...inner]: readonly Mark[]): string {
  if (!mark) return way.written(runs.map(({ text }) => text).join(''));
  const sign = mark === 'strong' ? '**' : way.emphasis;
  return grouped(runs, mark)
    .map((group) => {
      const text = marked(group, way, inner);
      return group[0]?.[mark] ? sign + text + sign : text;
    })
    .join('');
}

/** Neighbours that have the same of one mark. */
function grouped(runs: readonly Run[], mark: Mark | 'to'): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0] && last[0][mark] === run[mark]) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** A mark that ends in a sign right before a letter cannot be told: the sign is left out of it, or the mark goes. */
function lessMarked(runs: Run[]): string {
  const outside = runs.flatMap((run): Run[] => {
    const [, start = '', text = '', end = ''] = /^(\p{P}*)(.*?)(\p{P}*)$/su.exec(run.text) ?? [];
    const isMarked = (run.strong || run.emphasis) && run.to === undefined && text !== '';
    return isMarked ? [{ text: start }, { ...run, text }, { text: end }] : [run];
  });
  const links = runs.map(({ text, to }): Run => (to === undefined ? { text } : { text, to }));
  for (const fewer of [outside, links, runs.map(({ text }): Run => ({ text }))]) {
    const wanted = tidied(fewer);
    for (const way of WAYS) {
      const text = printed(wanted, way);
      if (isRead(text, wanted)) return text;
    }
  }
  return runs.map(({ text }) => text).join('');
}
