import { type Node, parseTree } from 'jsonc-parser';
import { isObject } from '../../lib/json.ts';
import { sameJson } from '../../lib/same-json.ts';
import type { TextEdit } from '../read/words/problem.ts';
import { applyEdits } from './file-change.ts';
import { type Member, membersOf, type NewMember, pairItems, pairKeys } from './pair-members.ts';

type Edit = Omit<TextEdit, 'file'>;

const WIDTH = 100;

/**
 * A JSON text whose value becomes another. What stays keeps its text to the byte, and so does what gets another name;
 * an object or list that moves keeps all but its indentation. `before` is the text's value, and `after` may hold parts of it.
 */
export function rewriteJson(text: string, before: unknown, after: unknown): string {
  const root = parseTree(text);
  if (!root || sameJson(before, after)) return text;
  const edits = new Rewriting(text, root, before).edits(root, before, after);
  const written = applyEdits(
    text,
    edits.filter((edit) => edit.length > 0 || edit.text !== ''),
  );
  if (!sameJson(JSON.parse(written), after))
    throw new Error('A rewritten text says something else');
  return written;
}

const BEFORE_ALL = -1;

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
    if (sameJson(before, after)) return [];
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
    const written = (index: number) =>
      (added.get(index) ?? []).map((member) => this.member(member, indent));
    const added = addedAfter(now);
    const edits = now.flatMap((member) => {
      const from = old[member.from ?? BEFORE_ALL];
      return from ? this.changed(from, member, indent) : [];
    });
    const kept = new Set(now.flatMap(({ from }) => from ?? []));
    const last = Math.max(...kept);
    for (const index of kept) {
      const offset = endOf(old[index]?.node);
      const length = index === last ? endOf(old.at(-1)?.node) - offset : 0;
      const text = written(index).map((member) => `,${gap}${member}`);
      edits.push({ offset, length, text: text.join('') });
    }
    const leading = written(BEFORE_ALL).map((member) => `${member},${gap}`);
    const offset = old[Math.min(...kept)]?.node.offset ?? 0;
    // Of edits at one place, the first is what stays behind.
    return [...edits, ...removals(old, kept), { offset, length: 0, text: leading.join('') }];
  }

  private changed(from: Member, to: NewMember, indent: string): Edit[] {
    if (from.key === to.key) return this.edits(from.valueNode, from.value, to.value);
    const key = from.node.children?.[0];
    if (key && sameJson(from.value, to.value))
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

/** Each that goes before one that stays, up to what follows it. */
function removals(old: readonly Member[], kept: ReadonlySet<number>): Edit[] {
  const last = Math.max(...kept);
  return old.flatMap(({ node: { offset } }, index) => {
    if (kept.has(index) || index > last) return [];
    return [{ offset, length: (old[index + 1]?.node.offset ?? offset) - offset, text: '' }];
  });
}

/** What comes, by the index of the member that it follows. */
function addedAfter(now: readonly NewMember[]): Map<number, NewMember[]> {
  const added = new Map<number, NewMember[]>();
  let anchor = BEFORE_ALL;
  for (const member of now) {
    if (member.from === undefined) added.set(anchor, [...(added.get(anchor) ?? []), member]);
    anchor = member.from ?? anchor;
  }
  return added;
}
