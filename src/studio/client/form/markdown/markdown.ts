import type { Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import { readRichText } from '../../../../content/read/references/rich-text.ts';
import { BREAK, isBlank, normalize, type Run, sameMarks, splitSpaces } from './runs.ts';

/** Blocks that no text of the site may have. */
const REFUSED_BLOCKS = [
  ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx'],
  ...['htmlFlow', 'setextUnderline', 'thematicBreak'],
];

/** Parses paragraphs, and lists if they are allowed. The signs of any other block are letters of its text. */
export const parseBlocks = (text: string, mayHaveLists: boolean): Root['children'] =>
  fromMarkdown(text, {
    extensions: [
      { disable: { null: mayHaveLists ? REFUSED_BLOCKS : ['list', ...REFUSED_BLOCKS] } },
    ],
  }).children;

/** Parses the Markdown that the site supports, in one paragraph. Anything else is kept as it is written. */
export function readMarkdown(text: string): Run[] {
  const paragraphs = parseBlocks(text, false).map((node) => runsOf(node, text));
  const runs = paragraphs.flatMap((next, index) =>
    index === 0 ? next : [{ text: BREAK }, ...next],
  );
  return runs.length === 0 && text !== '' ? [{ text: joinLines(text) }] : runs;
}

/** Undefined if the validator would have anything to say about the text. */
const readSupported = (text: string): Run[] | undefined =>
  readRichText(text).findings.length === 0 ? readMarkdown(text) : undefined;

type Marks = Omit<Run, 'text'>;

/** The runs of a node that was parsed from a text. */
export function runsOf(node: Nodes, text: string, marks: Marks = {}): Run[] {
  const inside = (more: Marks) =>
    'children' in node
      ? node.children.flatMap((child) => runsOf(child, text, { ...marks, ...more }))
      : [];
  switch (node.type) {
    case 'text':
      return [{ ...marks, text: joinLines(node.value) }];
    case 'break':
      return [{ text: BREAK }];
    case 'paragraph':
      return inside({});
    case 'strong':
      return inside({ strong: true });
    case 'emphasis':
      return inside({ emphasis: true });
    case 'link':
      return inside({ to: node.url });
    default: {
      const { start, end } = node.position ?? {};
      return [{ ...marks, text: joinLines(text.slice(start?.offset, end?.offset)) }];
    }
  }
}

/** In Markdown, a line break inside a paragraph reads as a space. */
const joinLines = (text: string) => text.replace(/(?<![ \t])[ \t]*\n[ \t]*/g, ' ');

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
