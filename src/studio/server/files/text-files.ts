import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { readText } from '../../../content/node/write-changes.ts';
import { keyFindings } from '../../../content/read/json/keys.ts';
import { hashOf } from '../../../node/hash-of.ts';
import type { Json } from '../../shared/protocol.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Including a byte order mark. */
export const textOnDisk = ({ root }: Workspace, file: string): string | undefined =>
  readText(join(root, file)) ?? undefined;

export const textStamp = (text: string): string => hashOf(text).slice(0, 16);

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
