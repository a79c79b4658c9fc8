import type { Node } from 'jsonc-parser';
import { lineIndent } from '../json/tokens.ts';
import type { TextEdit } from '../problem.ts';

const LINE_WIDTH = 100;

/** Adds an item at the end of a list, formatted like its neighbours. */
export function appendItem(
  text: string,
  list: Node,
  item: Record<string, string>,
): Omit<TextEdit, 'file'>[] {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const outer = eol + ' '.repeat(lineIndent(text, list.offset));
  const inner = `${outer}  `;
  const written = layOut(item, inner);
  const first = list.children?.[0];
  const last = list.children?.at(-1);
  if (!first || !last) return [{ offset: list.offset, length: list.length, text: `[${written}]` }];
  const end = last.offset + last.length;
  if (/[\r\n]/.test(text.slice(list.offset, first.offset)))
    return [{ offset: end, length: 0, text: `,${inner}${written}` }];
  // A lone item beside its brackets: each gets a line.
  const close = list.offset + list.length - 1;
  return [
    { offset: list.offset + 1, length: first.offset - list.offset - 1, text: inner },
    { offset: end, length: close - end, text: `,${inner}${written}${outer}` },
  ];
}

function layOut(item: Record<string, string>, indent: string): string {
  const fields = Object.entries(item).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const line = `{ ${fields.join(', ')} }`;
  return indent.length + line.length <= LINE_WIDTH
    ? line
    : `{${indent}  ${fields.join(`,${indent}  `)}${indent}}`;
}
