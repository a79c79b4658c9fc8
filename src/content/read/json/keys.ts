import type { Node } from 'jsonc-parser';
import { type JsonNode, pointerOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import type { Finding } from '../words/problem.ts';
import { lineIndex } from './positions.ts';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Whether every key of a valid JSON text is there once and none is reserved, which nearly all texts tell
 * without a tree: the value has as many keys as the text has colons.
 */
export function hasPlainKeys(value: readonly JsonNode[], colons: number): boolean {
  let keys = 0;
  for (const { key, parent } of value) {
    if (!parent || Array.isArray(parent.value)) continue;
    if (FORBIDDEN.has(key)) return false;
    keys += 1;
  }
  return keys === colons;
}

/** Keys written twice, and keys that JavaScript objects treat as their own. */
export function keyFindings(tree: Node, text: string): Finding[] {
  const positionAt = lineIndex(text);
  const findingsIn = (node: Node, pointer: string): Finding[] => {
    const firsts = new Map<string, number>();
    return childrenOf(node).flatMap(({ name, keyNode, child }) => {
      const here = pointer + pointerOf(name);
      const deeper = child ? findingsIn(child, here) : [];
      if (!keyNode) return deeper;
      const key = String(name);
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, keyNode.offset);
      const finding = keyFinding(key, first === undefined ? undefined : positionAt(first).line);
      return finding ? [{ ...finding, pointer: here, offset: keyNode.offset }, ...deeper] : deeper;
    });
  };
  return findingsIn(tree, '');
}

interface Child {
  name: string | number;
  /** Of an object's child. */
  keyNode?: Node;
  child: Node | undefined;
}

function childrenOf({ type, children = [] }: Node): Child[] {
  if (type === 'array') return children.map((child, name) => ({ name, child }));
  if (type !== 'object') return [];
  return children.flatMap(({ children: [keyNode, child] = [] }) =>
    keyNode ? [{ name: String(keyNode.value), keyNode, child }] : [],
  );
}

function keyFinding(key: string, firstLine: number | undefined): Finding | undefined {
  if (FORBIDDEN.has(key))
    return {
      code: 'forbidden-key',
      message: msg('content/json:forbidden-key', { key }),
      hint: msg('content/json:forbidden-key-hint'),
    };
  if (firstLine === undefined) return undefined;
  return {
    code: 'duplicate-key',
    message: msg('content/json:duplicate-key', { key, line: firstLine }),
    hint: msg('content/json:duplicate-key-hint'),
  };
}
