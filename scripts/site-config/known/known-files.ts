import { join } from 'node:path';
import { keyOf } from '../../lib/hash-of.ts';
import { lookOf, looksIn } from '../../lib/look-of.ts';
import { projectRoot } from '../../lib/project.ts';
import { readWhole, writeWhole } from '../../lib/whole-file.ts';
import type { ConfigFile } from '../config-file.ts';
import type { KnownFile } from './known-file.ts';

const FILE = '.cache/known-files.json';
const FORMAT = 2;

/**
 * What is known of files that were read before, in the site's `.cache/`: a page that is as it was needs neither
 * be read nor checked, and most runs see no other.
 */
export interface KnownFiles {
  /** Of the schemas they were checked with. */
  schemas: string;
  /** Of the code that looks at a file alone. */
  checks: string;
  files: Record<string, KnownFile>;
}

export const NONE_KNOWN: KnownFiles = { schemas: '', checks: '', files: {} };

export const readKnownFiles = (root: string): KnownFiles =>
  readWhole(join(root, FILE), FORMAT) ?? NONE_KNOWN;

/** Those of `entries` that are right, and no others. */
export function writeKnownFiles(
  root: string,
  keys: Pick<KnownFiles, 'schemas' | 'checks'>,
  entries: readonly ConfigFile[],
): KnownFiles {
  const files = entries.flatMap(({ file, known }) => (known ? [[file, known]] : []));
  const all = { ...keys, files: Object.fromEntries(files) };
  try {
    writeWhole(join(root, FILE), FORMAT, all);
  } catch {
    // A disk that is full or cannot be written to: the next run reads all again.
  }
  return all;
}

/** Of all code that may have a say in what is told of a file, as it is installed here. */
export const keyOfChecks = (): string =>
  keyOf(
    ['scripts', 'src'].map((folder) => looksIn(join(projectRoot, folder))),
    lookOf(join(projectRoot, 'node_modules/.package-lock.json')),
  );
