import { parseTree } from 'jsonc-parser';
import type { Json } from '../../../lib/json.ts';
import { keyFindings } from './keys.ts';

export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Undefined for invalid JSON, and for duplicate keys, of which one would be lost. */
export function parsedOrUndefined(text: string): Json | undefined {
  const bare = withoutByteOrderMark(text);
  try {
    const value: Json = JSON.parse(bare);
    const tree = parseTree(bare);
    return tree && keyFindings(tree, bare).length === 0 ? value : undefined;
  } catch {
    return undefined;
  }
}
