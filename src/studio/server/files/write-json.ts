import { type Node, parseTree } from 'jsonc-parser';
import { CannotEdit } from '../../../content/edit/cannot-edit.ts';
import type { Json } from '../../shared/protocol.ts';
import { sameJson } from '../../shared/same-json.ts';
import { formatJson } from './format-json.ts';
import { matchItems } from './match-items.ts';
import { parseJson, withoutByteOrderMark } from './text-files.ts';

/**
 * The text of a JSON file with another value. What did not change keeps its own text, wherever it
 * moved; the rest is laid out as `npm run format` would, unless the file never was.
 */
export async function minimalText(text: string, next: Json, file: string): Promise<string> {
  const value = parseJson(text);
  if (value === undefined)
    throw new CannotEdit(
      `O texto de ${file} tem um erro que impede lê-lo por inteiro. Conserte-o antes, para nada se perder.`,
    );
  const bare = withoutByteOrderMark(text);
  if (sameJson(value, next)) return bare;
  // Git gives some people lines that end otherwise; the formatter would change every one.
  const lines = bare.replaceAll('\r\n', '\n');
  const written = writeValue(next, parseTree(lines), lines, '');
  const whole = /^\s*/.exec(lines)?.[0] + written + (/\s*$/.exec(lines)?.[0] ?? '');
  const laidOut = (await formatJson(whole, file)) ?? whole;
  const done = laidOut === whole || (await formatJson(lines, file)) === lines ? laidOut : whole;
  return bare.includes('\r\n') ? done.replaceAll('\n', '\r\n') : done;
}

/** The text of a new file. */
export async function newText(value: Json, file: string): Promise<string> {
  const plain = `${writeNew(value, '', true)}\n`;
  return (await formatJson(plain, file)) ?? plain;
}

const INDENT = '  ';

/** `pad` is the indentation of the line that the value begins on. */
function writeValue(value: Json, old: Node | undefined, text: string, pad: string): string {
  if (!old || old.type !== typeOf(value)) return writeNew(value, pad, true);
  if (sameJson(value, valueAt(old, text))) return sliceOf(old, text);
  if (Array.isArray(value)) return writeList(value, old, text, pad);
  if (typeof value === 'object' && value !== null) return writeObject(value, old, text, pad);
  return JSON.stringify(value);
}

function writeList(value: Json[], old: Node, text: string, pad: string): string {
  const nodes = old.children ?? [];
  const paired = matchItems(
    value,
    nodes.map((node) => valueAt(node, text)),
  ).map((at) => (at === undefined ? undefined : nodes[at]));
  const spread = isSpread(old, text);
  const inner = spread ? pad + INDENT : pad;
  const spreadItems = nodes.length === 0 || nodes.some((node) => isSpread(node, text));
  const parts = value.map((item, at) =>
    paired[at] ? writeValue(item, paired[at], text, inner) : writeNew(item, inner, spreadItems),
  );
  const inPlace = value.length === nodes.length && nodes.every((node, at) => node === paired[at]);
  return inPlace ? replaceValues(old, nodes, parts, text) : bracketed('[', ']', parts, spread, pad);
}

function writeObject(value: { [key: string]: Json }, old: Node, text: string, pad: string): string {
  const known = new Map(
    (old.children ?? []).map(({ children: [key, node] = [] }) => [String(key?.value), node]),
  );
  const spread = isSpread(old, text) || known.size === 0;
  const inner = spread ? pad + INDENT : pad;
  const keys = keepOrder(Object.keys(value), [...known.keys()]);
  const parts = keys.map((key) => writeValue(value[key] ?? null, known.get(key), text, inner));
  const nodes = [...known.values()].filter((node) => node !== undefined);
  if (keys.length === nodes.length && keys.every((key) => known.has(key)))
    return replaceValues(old, nodes, parts, text);
  const entries = keys.map((key, at) => `${keyText(key, old, text)}: ${parts[at]}`);
  return bracketed('{', '}', entries, spread, pad);
}

/** The old text with other texts in the place of these values. */
function replaceValues(
  old: Node,
  nodes: readonly Node[],
  parts: readonly string[],
  text: string,
): string {
  let done = '';
  let at = old.offset;
  for (const [index, node] of nodes.entries()) {
    done += text.slice(at, node.offset) + parts[index];
    at = node.offset + node.length;
  }
  return done + text.slice(at, old.offset + old.length);
}

function bracketed(
  open: string,
  close: string,
  parts: readonly string[],
  spread: boolean,
  pad: string,
): string {
  if (parts.length === 0) return open + close;
  if (spread) return `${open}\n${pad}${INDENT}${parts.join(`,\n${pad}${INDENT}`)}\n${pad}${close}`;
  return open === '{' ? `{ ${parts.join(', ')} }` : `[${parts.join(', ')}]`;
}

/** The keys that were there stay in their order; a new one follows the one before it in `keys`. */
function keepOrder(keys: readonly string[], known: readonly string[]): string[] {
  const wanted = new Set(keys);
  const order = known.filter((key) => wanted.has(key));
  for (const [index, key] of keys.entries())
    if (!order.includes(key)) order.splice(order.indexOf(keys[index - 1] ?? '') + 1, 0, key);
  return order;
}

/** What has no text yet: an object opened over lines or not, as those beside it are. */
function writeNew(value: Json, pad: string, spread: boolean): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = spread ? pad + INDENT : pad;
  const parts = Object.entries(value).map(([key, child]) => {
    const text = writeNew(child, inner, spread);
    return isList ? text : `${JSON.stringify(key)}: ${text}`;
  });
  return isList ? bracketed('[', ']', parts, spread, pad) : bracketed('{', '}', parts, spread, pad);
}

const isSpread = ({ offset, length }: Node, text: string): boolean =>
  /^[[{]\s*\n/.test(text.slice(offset, offset + Math.min(length, 200)));

/** A key may be written with escapes. */
function keyText(key: string, { children = [] }: Node, text: string): string {
  const node = children.find((one) => one.children?.[0]?.value === key)?.children?.[0];
  return node ? sliceOf(node, text) : JSON.stringify(key);
}

const sliceOf = ({ offset, length }: Node, text: string) => text.slice(offset, offset + length);

const valueAt = (node: Node, text: string): Json => JSON.parse(sliceOf(node, text));

const typeOf = (value: Json) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
