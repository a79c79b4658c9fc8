import { join } from 'node:path';
import { hashOf } from '../../lib/hash-of.ts';
import { readWhole, writeWhole } from '../../lib/whole-file.ts';
import type { ConfigFile } from '../config-file.ts';
import type { KnownPage } from './known-page.ts';

const FOLDER = '.cache/known-files';
const FORMAT = 4;

/**
 * What is known of pages that were read before, in the site's `.cache/`: one that is as it was needs neither
 * be read nor checked, and most runs see no other.
 */
export interface KnownFiles {
  /** Of the schemas they were checked with. */
  schemas: string;
  /** Of the code that looks at a file alone. */
  checks: string;
  files: Record<string, KnownPage>;
}

export const NONE_KNOWN: KnownFiles = { schemas: '', checks: '', files: {} };

/** In sixteen parts, so that not all is written for one. */
const partOf = (file: string) => hashOf(file)[0] as string;
const PARTS = Array.from({ length: 16 }, (_, part) => part.toString(16));
const pathOf = (root: string, part: string) => join(root, FOLDER, `${part}.json`);

export function readKnownFiles(root: string): KnownFiles {
  const parts = PARTS.flatMap((part) => readWhole<KnownFiles>(pathOf(root, part), FORMAT) ?? []);
  const { schemas, checks } = parts[0] ?? NONE_KNOWN;
  const alike = parts.filter((part) => part.schemas === schemas && part.checks === checks);
  return { schemas, checks, files: Object.assign({}, ...alike.map(({ files }) => files)) };
}

/** Those of `entries` that are right, and no others; `last` is what is known already. */
export function writeKnownFiles(
  root: string,
  keys: Pick<KnownFiles, 'schemas' | 'checks'>,
  entries: readonly ConfigFile[],
  last: KnownFiles,
): KnownFiles {
  const isOther = last.schemas !== keys.schemas || last.checks !== keys.checks;
  const files: KnownFiles['files'] = {};
  const changed = new Set<string>(isOther ? PARTS : []);
  for (const { file, known } of entries) {
    if (!known) continue;
    files[file] = known;
    const before = last.files[file];
    if (known.facts.sum !== before?.facts.sum || known.stamp !== before.stamp)
      changed.add(partOf(file));
  }
  if (changed.size === 0) return last;
  const parts = new Map([...changed].map((part) => [part, {} as KnownFiles['files']]));
  for (const [file, known] of Object.entries(files)) {
    const part = parts.get(partOf(file));
    if (part) part[file] = known;
  }
  try {
    for (const [part, own] of parts)
      writeWhole(pathOf(root, part), FORMAT, { ...keys, files: own });
  } catch {
    // A disk that is full or cannot be written to: the next run reads all again.
  }
  return { ...keys, files };
}
