import { type Node, parseTree } from 'jsonc-parser';
import { isObject } from '../../lib/json.ts';
import type { TextEdit } from '../read/words/problem.ts';
import { applyEdits } from './file-change.ts';

type Edit = Omit<TextEdit, 'file'>;

const WIDTH = 100;

/**
 * A JSON text whose value becomes another. What stays keeps its text to the byte, and so does what gets another name;
 * an object or list that moves keeps all but its indentation. `before` is the text's value, and `after` may hold parts of it.
 */
export function rewriteJson(text: string, before: unknown, after: unknown): string {
  const root = parseTree(text);
  if (!root || isSame(before, after)) return text;
  const written = applyEdits(text, new Rewriting(text, root, before).edits(root, before, after));
  if (!isSame(JSON.parse(written), after)) throw new Error('A rewritten text says something else');
  return written;
}

/** A property of an object or an item of a list, as it is. */
interface Member {
  node: Node;
  valueNode: Node;
  key?: string;
  value: unknown;
}

/** The same as it is to be; `from` is the member that becomes it. */
interface NewMember {
  key?: string;
  value: unknown;
  from?: number | undefined;
}

class Rewriting {
  private text: string;
  private eol: string;
  /** Object or list -> where it is. */
  private nodes = new Map<unknown, Node>();
  /** Text or number -> as it is written, where that is not the usual way. */
  private written = new Map<unknown, string>();

  constructor(text: string, root: Node, value: unknown) {
    this.text = text;
    this.eol = text.includes('\r\n') ? '\r\n' : '\n';
    this.learn(root, value);
  }

  private learn(node: Node, value: unknown): void {
    if (typeof value === 'object' && value !== null) {
      this.nodes.set(value, node);
      for (const member of membersOf(node, value)) this.learn(member.valueNode, member.value);
    } else if (this.slice(node) !== JSON.stringify(value))
      this.written.set(value, this.slice(node));
  }

  edits(node: Node, before: unknown, after: unknown): Edit[] {
    if (isSame(before, after)) return [];
    const old = membersOf(node, before);
    const now =
      isObject(before) && isObject(after)
        ? pairKeys(old, after)
        : Array.isArray(before) && Array.isArray(after)
          ? pairItems(before, after)
          : [];
    return now.some(({ from }) => from !== undefined)
      ? this.memberEdits(node, old, now)
      : [{ ...rangeOf(node), text: this.print(after, this.indentAt(node.offset)) }];
  }

  private memberEdits(node: Node, old: Member[], now: NewMember[]): Edit[] {
    const first = old[0]?.node.offset ?? 0;
    const isOnLines = /\n/.test(this.text.slice(node.offset, first));
    const indent = this.indentAt(isOnLines ? first : node.offset);
    const gap = isOnLines ? this.eol + indent : ' ';
    const edits: Edit[] = [];
    const added = new Map<number, string[]>();
    let anchor = -1;
    for (const member of now) {
      const from = old[member.from ?? -1];
      if (from) {
        anchor = member.from ?? -1;
        edits.push(...this.changed(from, member, indent));
      } else added.set(anchor, [...(added.get(anchor) ?? []), this.member(member, indent)]);
    }
    const kept = new Set(now.flatMap(({ from }) => from ?? []));
    const last = Math.max(...kept);
    for (const [index, { node: gone }] of old.entries())
      if (!kept.has(index) && index < last) {
        const next = old[index + 1]?.node.offset ?? endOf(gone);
        edits.push({ offset: gone.offset, length: next - gone.offset, text: '' });
      }
    for (const index of kept) {
      const offset = endOf(old[index]?.node);
      const text = (added.get(index) ?? []).map((member) => `,${gap}${member}`).join('');
      const length = index === last ? endOf(old.at(-1)?.node) - offset : 0;
      if (text !== '' || length > 0) edits.push({ offset, length, text });
    }
    const leading = (added.get(-1) ?? []).map((member) => `${member},${gap}`).join('');
    const start = old[Math.min(...kept)]?.node.offset ?? 0;
    return leading === '' ? edits : [...edits, { offset: start, length: 0, text: leading }];
  }

  private changed(from: Member, to: NewMember, indent: string): Edit[] {
    if (from.key === to.key) return this.edits(from.valueNode, from.value, to.value);
    const key = from.node.children?.[0];
    if (key && isSame(from.value, to.value))
      return [{ ...rangeOf(key), text: JSON.stringify(to.key) }];
    return [{ ...rangeOf(from.node), text: this.member(to, indent) }];
  }

  private member({ key, value }: NewMember, indent: string): string {
    const name = key === undefined ? '' : `${JSON.stringify(key)}: `;
    return name + this.print(value, indent, name.length);
  }

  private print(value: unknown, indent: string, before = 0): string {
    const node = this.nodes.get(value);
    if (node) return this.moved(node, indent);
    if (typeof value !== 'object' || value === null)
      return this.written.get(value) ?? JSON.stringify(value);
    const inner = `${indent}  `;
    const isList = Array.isArray(value);
    const parts = isList
      ? value.map((item) => this.print(item, inner))
      : Object.entries(value).map(([key, item]) => this.member({ key, value: item }, inner));
    if (parts.length === 0) return isList ? '[]' : '{}';
    const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
    if (indent.length + before + line.length < WIDTH && !/\n/.test(line)) return line;
    const lines = parts.map((part) => this.eol + inner + part).join(',');
    return `${isList ? '[' : '{'}${lines}${this.eol}${indent}${isList ? ']' : '}'}`;
  }

  /** No text of JSON has a line break inside its quotes: each begins a line whose indentation is layout. */
  private moved(node: Node, indent: string): string {
    const was = this.indentAt(node.offset);
    return this.slice(node)
      .split('\n')
      .map((line, index) =>
        index > 0 && line.startsWith(was) ? indent + line.slice(was.length) : line,
      )
      .join('\n');
  }

  /** What a line begins with. */
  private indentAt(offset: number): string {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(start, offset))?.[0] ?? '';
  }

  private slice({ offset, length }: Node): string {
    return this.text.slice(offset, offset + length);
  }
}

const rangeOf = ({ offset, length }: Node) => ({ offset, length });
const endOf = (node: Node | undefined) => (node ? node.offset + node.length : 0);

function membersOf(node: Node, value: unknown): Member[] {
  return (node.children ?? []).map((child, index): Member => {
    if (child.type !== 'property' || node.type !== 'object')
      return { node: child, valueNode: child, value: (value as unknown[])[index] };
    const [key, valueNode] = child.children ?? [];
    const name = String(key?.value);
    const own = (value as Record<string, unknown>)[name];
    return { node: child, valueNode: valueNode ?? child, key: name, value: own };
  });
}

/** A new key takes the place of one that went, if it has its value, or has it inside. */
function pairKeys(old: readonly Member[], after: Record<string, unknown>): NewMember[] {
  const places = new Map(old.map(({ key }, index) => [key, index]));
  const gone = old.filter(({ key = '' }) => !Object.hasOwn(after, key));
  return Object.entries(after).map(([key, value]): NewMember => {
    if (places.has(key)) return { key, value, from: places.get(key) };
    const heir = gone.findIndex((other) => holds(value, other.value));
    const [taken] = heir < 0 ? [] : gone.splice(heir, 1);
    return { key, value, from: taken && places.get(taken.key) };
  });
}

const holds = (value: unknown, part: unknown): boolean =>
  isSame(value, part) || (Array.isArray(value) && value.some((item) => isSame(item, part)));

/** Items of a list of the same length are those of the same index. */
function pairItems(before: readonly unknown[], after: readonly unknown[]): NewMember[] {
  if (before.length === after.length) return after.map((value, from) => ({ value, from }));
  let next = 0;
  return after.map((value): NewMember => {
    const found = before.findIndex((item, index) => index >= next && isSame(item, value));
    if (found < 0) return { value };
    next = found + 1;
    return { value, from: found };
  });
}

/** In any order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return (
      Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]))
    );
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}
