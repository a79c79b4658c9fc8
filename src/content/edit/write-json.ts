import { type Node, parseTree } from 'jsonc-parser';
import type { Json } from '../../lib/json.ts';
import { sameJson } from '../../lib/same-json.ts';
import { msg } from '../../words/message.ts';
import { parsedOrUndefined, withoutByteOrderMark } from '../read/json/strict-value.ts';
import { CannotEdit } from './file-change.ts';
import { formatJson } from './format-json.ts';

/**
 * The text of a JSON file with another value. A value that did not change keeps its text, wherever it has
 * moved. The rest is formatted as `npm run format` would, unless the file was not formatted before.
 */
export function minimalText(text: string, next: Json, file: string): string {
  const value = parsedOrUndefined(text);
  if (value === undefined) throw new CannotEdit(msg('content/edit:unreadable', { file }));
  const bare = withoutByteOrderMark(text);
  if (sameJson(value, next)) return bare;
  // With CRLF line ends, as git makes them on Windows, the formatter would change every line.
  const lines = bare.replaceAll('\r\n', '\n');
  const leading = lines.slice(0, lines.length - lines.trimStart().length);
  const trailing = lines.slice(lines.trimEnd().length);
  const written = leading + writeValue(next, parseTree(lines), lines, '') + trailing;
  const formatted = formatJson(written) ?? written;
  const wasFormatted = formatted === written || formatJson(lines) === lines;
  const result = wasFormatted ? formatted : written;
  return bare.includes('\r\n') ? result.replaceAll('\n', '\r\n') : result;
}

export function wholeText(value: Json): string {
  const plain = `${writeNew(value, { indent: '', isSpread: true })}\n`;
  return formatJson(plain) ?? plain;
}

const INDENT = '  ';

interface Layout {
  /** The indentation of the line that the value begins on. */
  indent: string;
  /** Whether each item or property has a line of its own. */
  isSpread: boolean;
}

const indentInside = ({ indent, isSpread }: Layout) => (isSpread ? indent + INDENT : indent);

/** `old` is the node of `text` that the value replaces, if there is one. */
function writeValue(value: Json, old: Node | undefined, text: string, indent: string): string {
  if (!old || old.type !== typeOf(value)) return writeNew(value, { indent, isSpread: true });
  if (sameJson(value, parsedValue(old, text))) return sliceOf(old, text);
  if (Array.isArray(value)) return writeList(value, old, text, indent);
  if (typeof value === 'object' && value !== null) return writeObject(value, old, text, indent);
  return JSON.stringify(value);
}

function writeList(value: Json[], old: Node, text: string, indent: string): string {
  const nodes = old.children ?? [];
  const oldValues = nodes.map((node) => parsedValue(node, text));
  const oldNodes = matchItems(value, oldValues).map((index) =>
    index === undefined ? undefined : nodes[index],
  );
  const layout = { indent, isSpread: isSpread(old, text) };
  const inner = indentInside(layout);
  const newItem = {
    indent: inner,
    isSpread: nodes.length === 0 || nodes.some((node) => isSpread(node, text)),
  };
  const parts = value.map((item, index) => {
    const node = oldNodes[index];
    return node ? writeValue(item, node, text, inner) : writeNew(item, newItem);
  });
  const isInPlace =
    value.length === nodes.length && nodes.every((node, index) => node === oldNodes[index]);
  return isInPlace ? replaceValues(old, nodes, parts, text) : bracketed('[]', parts, layout);
}

function writeObject(
  value: { [key: string]: Json },
  old: Node,
  text: string,
  indent: string,
): string {
  const oldNodes = new Map(
    (old.children ?? []).map(({ children: [key, node] = [] }) => [String(key?.value), node]),
  );
  const layout = { indent, isSpread: isSpread(old, text) || oldNodes.size === 0 };
  const inner = indentInside(layout);
  const keys = keepOrder(Object.keys(value), [...oldNodes.keys()]);
  const parts = keys.map((key) => writeValue(value[key] ?? null, oldNodes.get(key), text, inner));
  const nodes = [...oldNodes.values()].filter((node) => node !== undefined);
  if (keys.length === nodes.length && keys.every((key) => oldNodes.has(key)))
    return replaceValues(old, nodes, parts, text);
  const entries = keys.map((key, index) => `${keyText(key, old, text)}: ${parts[index]}`);
  return bracketed('{}', entries, layout);
}

/** The text of `old` with `parts` in place of the values at `nodes`. */
function replaceValues(
  old: Node,
  nodes: readonly Node[],
  parts: readonly string[],
  text: string,
): string {
  let result = '';
  let end = old.offset;
  for (const [index, node] of nodes.entries()) {
    result += text.slice(end, node.offset) + parts[index];
    end = node.offset + node.length;
  }
  return result + text.slice(end, old.offset + old.length);
}

function bracketed(brackets: '[]' | '{}', parts: readonly string[], layout: Layout): string {
  const [open, close] = brackets;
  if (parts.length === 0) return brackets;
  if (!layout.isSpread)
    return brackets === '{}' ? `{ ${parts.join(', ')} }` : `[${parts.join(', ')}]`;
  const inner = `\n${indentInside(layout)}`;
  return `${open}${inner}${parts.join(`,${inner}`)}\n${layout.indent}${close}`;
}

/** Old keys keep their order; a new key comes after the one before it in `keys`. */
function keepOrder(keys: readonly string[], oldKeys: readonly string[]): string[] {
  const order = oldKeys.filter((key) => keys.includes(key));
  for (const [index, key] of keys.entries())
    if (!order.includes(key)) order.splice(order.indexOf(keys[index - 1] ?? '') + 1, 0, key);
  return order;
}

function writeNew(value: Json, layout: Layout): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = { ...layout, indent: indentInside(layout) };
  if (Array.isArray(value))
    return bracketed(
      '[]',
      value.map((item) => writeNew(item, inner)),
      layout,
    );
  const entries = Object.entries(value).map(
    ([key, child]) => `${JSON.stringify(key)}: ${writeNew(child, inner)}`,
  );
  return bracketed('{}', entries, layout);
}

const isSpread = ({ offset, length }: Node, text: string): boolean =>
  /^[[{]\s*\n/.test(text.slice(offset, offset + Math.min(length, 200)));

/** A key keeps the escapes that it was written with. */
function keyText(key: string, { children = [] }: Node, text: string): string {
  const property = children.find(({ children: [name] = [] }) => name?.value === key);
  const name = property?.children?.[0];
  return name ? sliceOf(name, text) : JSON.stringify(key);
}

const sliceOf = ({ offset, length }: Node, text: string) => text.slice(offset, offset + length);

const parsedValue = (node: Node, text: string): Json => JSON.parse(sliceOf(node, text));

const typeOf = (value: Json) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/**
 * For each new item the index of the old item that it continues; undefined if it is new. Equal items are
 * matched first, wherever they moved, then the remaining ones of the same type in their order.
 */
export function matchItems(next: readonly Json[], old: readonly Json[]): (number | undefined)[] {
  const free = new Map<string, number[]>();
  for (const [oldIndex, value] of old.entries())
    free.set(canonicalJson(value), [...(free.get(canonicalJson(value)) ?? []), oldIndex]);
  const found = next.map((value) => free.get(canonicalJson(value))?.shift());
  const unmatched = [...free.values()].flat().sort((a, b) => a - b);
  return found.map((oldIndex, index) => {
    if (oldIndex !== undefined) return oldIndex;
    const kind = kindOf(next[index] ?? null);
    const position = unmatched.findIndex((candidate) => kindOf(old[candidate] ?? null) === kind);
    return position < 0 ? undefined : unmatched.splice(position, 1)[0];
  });
}

function kindOf(value: Json): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return typeof value;
  return `object ${canonicalJson(value.type ?? null)}`;
}

/** A text that is the same for equal values. */
function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${entries.join()}}`;
}
