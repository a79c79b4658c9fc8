import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readChecked, writeChecked } from './checked-json.ts';
import { stampOf } from './file-stamp.ts';

export interface StoreIndex {
  /** How many builds there were. */
  build: number;
  entries: Record<string, StoreEntry>;
  /** Hash of a content -> the stamp of its file when it was last verified. */
  seen: Record<string, string>;
}

export interface StoreEntry {
  /** The last build that used it. */
  used: number;
  /** Name -> hash of the content. */
  files?: Record<string, string>;
  /** The entries whose files this entry combines, if it has none of its own. */
  of?: string[];
}

const FORMAT = 2;
const fileIn = (folder: string) => join(folder, 'index');

/** The index of a store, empty where there is none that is whole and of this format. */
export const readIndex = (folder: string): StoreIndex =>
  readChecked(fileIn(folder), FORMAT) ?? { build: 0, entries: {}, seen: {} };

export const stampOfIndex = (folder: string) => stampOf(fileIn(folder));

export function writeIndex(folder: string, index: StoreIndex): void {
  mkdirSync(join(folder, 'objects'), { recursive: true });
  writeChecked(fileIn(folder), FORMAT, index);
}
