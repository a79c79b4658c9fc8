import {
  getNodePath,
  type JSONPath,
  type ModificationOptions,
  modify,
  type Node,
} from 'jsonc-parser';
import { segmentsOf } from '../../../lib/json.ts';
import type { Finding, Fix, TextEdit } from '../words/problem.ts';
import { insideText, nodeAt } from './positions.ts';

type Edit = Omit<TextEdit, 'file'>;

/** The edits that a fix comes to in a text; undefined where the text is not what the fix says. */
export function editsOf(
  fix: Fix,
  { pointer = '', inside = 0 }: Pick<Finding, 'pointer' | 'inside'>,
  root: Node | undefined,
  text: string,
): Edit[] | undefined {
  if ('edits' in fix) return fix.edits;
  const node = root && nodeAt(root, segmentsOf('remove' in fix ? fix.remove : pointer));
  if (!node) return undefined;
  if ('remove' in fix) return editsSetting(text, getNodePath(node), undefined);
  if ('rename' in fix) {
    const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    if (!key) return undefined;
    const name = over(key, fix.rename);
    return fix.value === undefined ? [name] : [name, over(node, fix.value)];
  }
  if ('value' in fix) return [over(node, fix.value)];
  if (typeof node.value !== 'string' || !node.value.startsWith(fix.replace, inside))
    return undefined;
  const offset = insideText(text, node.offset, inside);
  const end = insideText(text, node.offset, inside + fix.replace.length);
  return [{ offset, length: end - offset, text: JSON.stringify(fix.by).slice(1, -1) }];
}

/** The edits that put a value at a path of a text, all else as it was written; undefined removes what is there. */
export const editsSetting = (
  text: string,
  path: JSONPath,
  value: unknown,
  options: ModificationOptions = {},
): Edit[] =>
  modify(text, path, value, options).map(({ content, ...range }) => ({ ...range, text: content }));

const over = ({ offset, length }: Node, value: unknown): Edit => ({
  offset,
  length,
  text: JSON.stringify(value),
});
