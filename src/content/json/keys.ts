import type { Node } from 'jsonc-parser';
import type { Finding } from '../problem.ts';
import { type Place, pointerOf } from './json.ts';
import { lineIndex } from './positions.ts';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Whether every key of a valid JSON text is there once and none is reserved, which nearly all texts tell
 * without a tree: the value has as many keys as the text has colons.
 */
export function hasPlainKeys(value: readonly Place[], colons: number): boolean {
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
  const findings: Finding[] = [];
  const places = lineIndex(text);
  const pending: [Node, string][] = [[tree, '']];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, pointer] = next;
    if (node.type === 'array') {
      for (const [index, child] of (node.children ?? []).entries())
        pending.push([child, pointer + pointerOf(index)]);
    } else if (node.type === 'object') {
      const seen = new Map<string, number>();
      for (const property of node.children ?? []) {
        const [keyNode, child] = property.children ?? [];
        if (!keyNode) continue;
        const key = String(keyNode.value);
        const here = pointer + pointerOf(key);
        const first = seen.get(key);
        const finding = keyFinding(key, first === undefined ? undefined : places(first).line);
        if (finding) findings.push({ ...finding, pointer: here, offset: keyNode.offset });
        if (first === undefined) seen.set(key, keyNode.offset);
        if (child) pending.push([child, here]);
      }
    }
  }
  return findings;
}

function keyFinding(key: string, firstLine: number | undefined): Finding | undefined {
  if (FORBIDDEN.has(key))
    return {
      code: 'forbidden-key',
      message: `O nome “${key}” é reservado e não pode ser usado em um campo.`,
      hint: 'Escolha outro nome ou apague a linha.',
    };
  if (firstLine === undefined) return undefined;
  return {
    code: 'duplicate-key',
    message: `“${key}” aparece duas vezes; a primeira está na linha ${firstLine}.`,
    hint: 'Apague uma das duas, ou dê outro nome a uma delas.',
  };
}
