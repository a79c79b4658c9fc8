import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { readRichText } from '../../../../content/read/references/rich-text.ts';
import { BREAK, type Run } from './runs.ts';

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
export const readSupported = (text: string): Run[] | undefined =>
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
