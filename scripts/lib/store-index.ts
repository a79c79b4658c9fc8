import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWhole, writeWhole } from './whole-file.ts';

export interface StoreIndex {
  /** How many builds there were. */
  build: number;
  entries: Record<string, { used: number; files: Record<string, string> }>;
}

const FORMAT = 1;
const fileIn = (folder: string) => join(folder, 'index');

/** The index of a store, empty where there is none that is whole and of this format. */
export const readIndex = (folder: string): StoreIndex =>
  readWhole(fileIn(folder), FORMAT) ?? { build: 0, entries: {} };

export function writeIndex(folder: string, index: StoreIndex): void {
  mkdirSync(join(folder, 'objects'), { recursive: true });
  writeWhole(fileIn(folder), FORMAT, index);
}
