import type { Node } from 'jsonc-parser';
import { sameJson } from '../../lib/same-json.ts';

/** A property of an object or an item of a list, as it is. */
export interface Member {
  node: Node;
  valueNode: Node;
  key?: string;
  value: unknown;
}

/** The same as it is to be; `from` is the member that becomes it. */
export interface NewMember {
  key?: string;
  value: unknown;
  from?: number | undefined;
}

export function membersOf(node: Node, value: unknown): Member[] {
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
export function pairKeys(old: readonly Member[], after: Record<string, unknown>): NewMember[] {
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
  sameJson(value, part) || (Array.isArray(value) && value.some((item) => sameJson(item, part)));

/** Items of a list of the same length are those of the same index. */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): NewMember[] {
  if (before.length === after.length) return after.map((value, from) => ({ value, from }));
  let next = 0;
  return after.map((value): NewMember => {
    const found = before.findIndex((item, index) => index >= next && sameJson(item, value));
    if (found < 0) return { value };
    next = found + 1;
    return { value, from: found };
  });
}
