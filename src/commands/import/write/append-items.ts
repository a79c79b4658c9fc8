import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import type { TextEdit } from '../../../content/read/words/problem.ts';
import { segmentsOf } from '../../../lib/json.ts';
import { laidOut } from './json-text.ts';

/** Adds items at the end of a list of a file, each on a line of its own. The text around them stays. */
export function appendItems(
  { file, text }: Pick<ConfigFile, 'file' | 'text'>,
  pointer: string,
  items: readonly unknown[],
): TextEdit[] {
  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, segmentsOf(pointer));
  if (!list?.children || items.length === 0) return [];
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const indent = indentAt(text, list.offset);
  const inner = `${indent}  `;
  const written = items.map((item) => laidOut(item, inner, inner.length).replaceAll('\n', eol));
  const lines = written.join(`,${eol}${inner}`);
  const [first] = list.children;
  const last = list.children.at(-1);
  const close = list.offset + list.length - 1;
  if (!first || !last)
    return [edit(file, list.offset, close + 1, `[${eol}${inner}${lines}${eol}${indent}]`)];
  const end = last.offset + last.length;
  if (text.slice(list.offset, first.offset).includes('\n'))
    return [edit(file, end, end, `,${eol}${inner}${lines}`)];
  // Items beside their brackets: these get lines of their own.
  return [
    edit(file, list.offset + 1, first.offset, `${eol}${inner}`),
    edit(file, end, close, `,${eol}${inner}${lines}${eol}${indent}`),
  ];
}

const edit = (file: string, from: number, to: number, text: string): TextEdit => ({
  file,
  offset: from,
  length: to - from,
  text,
});

const indentAt = (text: string, offset: number): string =>
  /^[^\S\n]*/.exec(text.slice(text.lastIndexOf('\n', offset) + 1, offset))?.[0] ?? '';
