import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { keyFindings } from '../../../content/json/keys.ts';
import { readText } from '../../../content/node/journal.ts';
import { hashOf } from '../../../node/hash-of.ts';
import type { Json } from '../../shared/protocol.ts';
import type { Studio } from '../studio.ts';

/** As it is, byte order mark included. */
export const textOnDisk = ({ root }: Studio, file: string): string | undefined =>
  readText(join(root, file)) ?? undefined;

export const stampOf = (text: string): string => hashOf(text).slice(0, 16);

export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Undefined for what is no JSON, or would lose something: a key that is there twice. */
export function readValue(text: string): Json | undefined {
  const bare = withoutMark(text);
  try {
    const value: Json = JSON.parse(bare);
    const tree = parseTree(bare);
    return tree && keyFindings(tree, bare).length === 0 ? value : undefined;
  } catch {
    return undefined;
  }
}
