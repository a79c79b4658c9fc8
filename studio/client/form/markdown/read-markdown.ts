import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { BREAK, type Run } from './runs.ts';

/** Markdown as the site reads it -> runs. What the site refuses, as a list, stays as it is written. */
export function readMarkdown(text: string): Run[] {
  if (text === '') return [];
  const [paragraph, ...others] = fromMarkdown(text).children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return [{ text: inOneLine(text) }];
  return paragraph.children.flatMap((node) => runsOf(node, {}, text));
}

type Marks = Omit<Run, 'text'>;

function runsOf(node: Nodes, marks: Marks, source: string): Run[] {
  const inside = (more: Marks) =>
    'children' in node
      ? node.children.flatMap((child) => runsOf(child, { ...marks, ...more }, source))
      : [];
  switch (node.type) {
    case 'text':
      return [{ ...marks, text: inOneLine(node.value) }];
    case 'break':
      return [{ text: BREAK }];
    case 'strong':
      return inside({ strong: true });
    case 'emphasis':
      return inside({ emphasis: true });
    case 'link':
      return inside({ to: node.url });
    default: {
      const { start, end } = node.position ?? {};
      return [{ ...marks, text: inOneLine(source.slice(start?.offset, end?.offset)) }];
    }
  }
}

/** A line's end inside a paragraph is a space to whoever reads it. */
const inOneLine = (text: string) => text.replace(/[ \t]*\n[ \t]*/g, ' ');
