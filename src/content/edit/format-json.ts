import { type Node, parseTree } from 'jsonc-parser';

const WIDTH = 100;
const INDENT = '  ';

/**
 * JSON in the layout of this project's formatter (biome.content.json): an object keeps its lines if it began on one of its
 * own, all else is on one line where it fits. Undefined for text that is no JSON, or has comments.
 */
export function formatJson(text: string): string | undefined {
  const errors: unknown[] = [];
  const tree = parseTree(text, errors as never[], { disallowComments: true });
  if (!tree || errors.length > 0) return undefined;
  return `${written(tree, text, { indent: '', before: 0, after: 0 })}\n`;
}

interface Place {
  indent: string;
  /** Number of characters on the same line before it, and of those that have to follow it. */
  before: number;
  after: number;
}

function written(node: Node, text: string, place: Place): string {
  const line = onOneLine(node, text);
  const { indent, before, after } = place;
  if (line !== undefined && widthOf(line) + before + after <= WIDTH) return line;
  const { children = [], type } = node;
  if (children.length === 0) return line ?? '';
  const inner = indent + INDENT;
  if (type === 'array' && children.every((child) => child.type === 'number'))
    return `[\n${filled(
      children.map((child) => sliceOf(child, text)),
      inner,
    )}\n${indent}]`;
  const lines = children.map((child, index) => {
    const isLast = index === children.length - 1;
    const gap = index > 0 && hasBlankLine(text, children[index - 1], child) ? '\n' : '';
    const own = { indent: inner, before: inner.length, after: isLast ? 0 : 1 };
    return gap + inner + item(child, text, own);
  });
  const [open, close] = type === 'object' ? '{}' : '[]';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function item(node: Node, text: string, place: Place): string {
  if (node.type !== 'property') return written(node, text, place);
  const [key, value] = node.children ?? [];
  if (!key || !value) return sliceOf(node, text);
  const name = `${sliceOf(key, text)}: `;
  return name + written(value, text, { ...place, before: place.before + widthOf(name) });
}

/** Undefined if it has to have lines. */
function onOneLine(node: Node, text: string): string | undefined {
  const { children = [], type } = node;
  if (type !== 'object' && type !== 'array') return sliceOf(node, text);
  if (children.length === 0) return type === 'object' ? '{}' : '[]';
  if (type === 'object' && startsOnOwnLine(node, text)) return undefined;
  const parts: string[] = [];
  for (const child of children) {
    const part =
      child.type === 'property' ? propertyOnOneLine(child, text) : onOneLine(child, text);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return type === 'object' ? `{ ${parts.join(', ')} }` : `[${parts.join(', ')}]`;
}

function propertyOnOneLine({ children: [key, value] = [] }: Node, text: string) {
  const line = value && onOneLine(value, text);
  return key && line !== undefined ? `${sliceOf(key, text)}: ${line}` : undefined;
}

function filled(parts: string[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const [index, part] of parts.entries()) {
    const next = index < parts.length - 1 ? `${part},` : part;
    if (line !== indent && widthOf(line) + 1 + next.length > WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += (line === indent ? '' : ' ') + next;
  }
  return [...lines, line].join('\n');
}

const startsOnOwnLine = ({ offset }: Node, text: string) =>
  /^\{[^\S\n]*\n/.test(text.slice(offset, offset + 200));

function hasBlankLine(text: string, before: Node | undefined, after: Node): boolean {
  const between = before ? text.slice(before.offset + before.length, after.offset) : '';
  return /\n[^\S\n]*\n/.test(between);
}

const sliceOf = ({ offset, length }: Node, text: string) => text.slice(offset, offset + length);

/** As the formatter counts: by characters, of which wide ones take two. */
const widthOf = (text: string): number => [...text].length;
