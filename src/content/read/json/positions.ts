import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { segmentsOf } from '../../../lib/json.ts';
import type { Finding } from '../words/problem.ts';

export interface Position {
  line: number;
  column: number;
}

/** Offset -> line and column, both 1-based. */
export function lineIndex(text: string): (offset: number) => Position {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** The position of a finding in the text; for a missing value, that of its parent. */
export function offsetOf(finding: Finding, root: Node | undefined, text: string): number {
  if (finding.offset !== undefined) return finding.offset;
  if (!root) return 0;
  const segments = segmentsOf(finding.pointer ?? '');
  for (let depth = segments.length; depth >= 0; depth -= 1) {
    const node = nodeAt(root, segments.slice(0, depth));
    if (!node) continue;
    const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    if (depth === segments.length && finding.at === 'key' && key) return key.offset;
    const inside = depth === segments.length ? finding.inside : undefined;
    return inside === undefined ? node.offset : insideText(text, node.offset, inside);
  }
  return root.offset;
}

/** Steps over the opening quote and `count` characters, an escape such as \\n counting as one. */
export function insideText(text: string, quote: number, count: number): number {
  let offset = quote + 1;
  for (let left = count; left > 0; left -= 1)
    offset += text[offset] !== '\\' ? 1 : text[offset + 1] === 'u' ? 6 : 2;
  return offset;
}

/** A pointer's "0" is an index in a list and a name in an object. */
export function nodeAt(root: Node, segments: string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const segment of segments) {
    if (!node) return undefined;
    node =
      node.type === 'array'
        ? node.children?.[Number(segment)]
        : findNodeAtLocation(node, [segment]);
  }
  return node;
}
