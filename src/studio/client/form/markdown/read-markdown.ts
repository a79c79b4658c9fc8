import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { BREAK, type Run } from './runs.ts';

/** Parses the Markdown that the site supports. Text with anything else, such as a list, is kept literally. */
export function readMarkdown(text: string): Run[] {
  if (text === '') return [];
  const { runs, refused } = parse(text);
  return runs.length === 0 || refused ? [{ text: joinLines(text) }] : runs;
}

/** Undefined if the text has anything that the site does not support. */
export function readSupported(text: string): Run[] | undefined {
  const { runs, refused } = parse(text);
  return refused ? undefined : runs;
}

function parse(text: string) {
  const [paragraph, ...others] = fromMarkdown(text).children;
  const runs: Run[] = [];
  let refused = others.length > 0;
  const visit = (node: Nodes, marks: Marks) => {
    const inside = (more: Marks) => {
      if ('children' in node)
        for (const child of node.children) visit(child, { ...marks, ...more });
    };
    switch (node.type) {
      case 'text':
        runs.push({ ...marks, text: joinLines(node.value) });
        break;
      case 'break':
        runs.push({ text: BREAK });
        break;
      case 'strong':
        inside({ strong: true });
        break;
      case 'emphasis':
        inside({ emphasis: true });
        break;
      case 'link':
        inside({ to: node.url });
        break;
      case 'paragraph':
        inside({});
        break;
      default:
        refused = true;
    }
  };
  if (paragraph) visit(paragraph, {});
  return { runs, refused };
}

type Marks = Omit<Run, 'text'>;

/** In Markdown, a line break inside a paragraph reads as a space. */
const joinLines = (text: string) => text.replace(/[ \t]*\n[ \t]*/g, ' ');
