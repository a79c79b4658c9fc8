import type { PhrasingContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { readSupported } from './read-markdown.ts';
import { BREAK, isBlank, normalize, type Run, sameMarks, splitSpaces } from './runs.ts';

/** Writes the letters of a text; `isFirst` at the beginning of a line. */
type Letters = (text: string, isFirst: boolean) => string;

const plain: Letters = (text) => text;

/** Without any sign that Markdown reads, wherever the text stands. */
const escaped: Letters = (text, isFirst) => {
  // "!" before a link would make a picture of it.
  const signs = text.replace(/[\\*_[\]<&`]|!$/g, '\\$&');
  return isFirst ? signs.replace(/^[-+#>=~]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2') : signs;
};

/** Markdown that reads as these runs, without escapes where none is needed. */
export function printMarkdown(given: readonly Run[]): string {
  const runs = normalize(given);
  const text = print(runs, plain);
  return readsAs(text, runs) ? text : print(runs, escaped);
}

function readsAs(text: string, runs: readonly Run[]): boolean {
  const read = normalize(readSupported(text) ?? []);
  return (
    read.length === runs.length &&
    read.every((run, index) => {
      const other = runs[index];
      return other !== undefined && run.text === other.text && sameMarks(run, other);
    })
  );
}

const print = (runs: readonly Run[], letters: Letters): string =>
  toMarkdown(
    { type: 'paragraph', children: nodesOf(runs.flatMap(splitSpaces)) },
    {
      resourceLink: true, // an address is written as a link too
      unsafe: [{ character: '<', inConstruct: 'destinationRaw' }],
      handlers: {
        text: ({ value }: { value: string }, _parent, _state, { before }) =>
          letters(value, before === '\n'),
      },
    },
  ).slice(0, -1);

type Mark = 'to' | 'strong' | 'emphasis';
/** Of marks around the same runs, the first is the outer one. */
const MARKS: readonly Mark[] = ['to', 'emphasis', 'strong'];

/** The tree of runs: where marks begin together, the outer one is the one that goes on longest. */
function nodesOf(runs: readonly Run[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (let index = 0; index < runs.length; ) {
    const rest = runs.slice(index);
    const { mark, length } = longestMark(rest);
    const node = mark ? marked(rest.slice(0, length), mark) : leafOf(rest[0]);
    const last = nodes.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else nodes.push(node);
    index += Math.max(1, length);
  }
  return nodes;
}

const longestMark = (runs: readonly Run[]): { mark?: Mark; length: number } =>
  MARKS.map((mark) => ({ mark, length: lengthOf(mark, runs) })).reduce(
    (longest, next) => (next.length > longest.length ? next : longest),
    { length: 0 } as { mark?: Mark; length: number },
  );

/** How many runs a mark goes on for. It goes on over spaces and line breaks, but does not end in them. */
function lengthOf(mark: Mark, runs: readonly Run[]): number {
  const value = runs[0]?.[mark];
  if (value === undefined) return 0;
  const end = runs.findIndex((run) => run[mark] !== value && !isBlank(run));
  const within = end === -1 ? runs : runs.slice(0, end);
  return within.findLastIndex((run) => !isBlank(run)) + 1;
}

function marked(runs: readonly Run[], mark: Mark): PhrasingContent {
  const children = nodesOf(runs.map((run) => ({ ...run, [mark]: undefined })));
  return mark === 'to'
    ? { type: 'link', url: runs[0]?.to ?? '', children }
    : { type: mark, children };
}

const leafOf = (run: Run | undefined): PhrasingContent =>
  run?.text === BREAK ? { type: 'break' } : { type: 'text', value: run?.text ?? '' };
