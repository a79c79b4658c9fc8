import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readChecked, writeChecked } from './checked-json.ts';
import { stampOf } from './file-stamp.ts';

export interface StoreIndex {
  /** How many builds there were. */
  build: number;
  entries: Record<string, StoreEntry>;
  /** By the hash of a content: what its file was like when that was last made sure of. */
  seen: Record<string, string>;
}

export interface StoreEntry {
  /** The last build that used it. */
  used: number;
  /** Name -> hash of the content. */
  files?: Record<string, string>;
  /** Of an entry without files of its own: those that it has them of. */
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
