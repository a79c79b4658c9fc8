import { join } from 'node:path';
import { keyOf } from '../../lib/hash-of.ts';
import { readWhole, writeWhole } from '../../lib/whole-file.ts';
import type { ConfigFile } from '../config-file.ts';
import type { Reference } from '../problem.ts';

const FILE = '.cache/valid-files.json';
const FORMAT = 1;

/** To know more of them again takes longer than to compile the schemas and check them. */
const MOST_FILES = 1000;

type References = Omit<Reference, 'file'>[];

/**
 * The texts in which the schemas once found no error, with the references found there, in the site's `.cache/`: to
 * compile the schemas takes longer than all else, and most runs see no other file.
 */
export interface ValidFiles {
  /** Of the schemas that they were checked with. */
  key: string;
  references(schema: string, text: string): References | undefined;
}

export const NONE_VALID: ValidFiles = { key: '', references: () => undefined };

const validFiles = ({ key, files }: Kept): ValidFiles => ({
  key,
  references: (schema, text) => files[keyOf(schema, text)],
});

export function readValidFiles(root: string): ValidFiles {
  const kept = readWhole<Kept>(join(root, FILE), FORMAT);
  return kept ? validFiles(kept) : NONE_VALID;
}

/** Those of `entries` that are valid, and no others; nothing of a large site. */
export function writeValidFiles(
  root: string,
  key: string,
  entries: readonly ConfigFile[],
): ValidFiles {
  if (entries.length > MOST_FILES) return NONE_VALID;
  const files = Object.fromEntries(
    entries.flatMap(({ schema, text, found }) => (found ? [[keyOf(schema, text), found]] : [])),
  );
  try {
    writeWhole(join(root, FILE), FORMAT, { key, files });
  } catch {
    // A disk that is full or cannot be written to: the next run compiles the schemas again.
  }
  return validFiles({ key, files });
}

interface Kept {
  key: string;
  files: Record<string, References>;
}
