import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash-of.ts';

export interface StoreIndex {
  /** How many builds there were. */
  build: number;
  entries: Record<string, { used: number; files: Record<string, string> }>;
}

const NAME = 'index';
/** Changes whenever an index is written differently. */
const FORMAT = 1;

const sumOf = (text: string) => hashOf(`${FORMAT}${text}`);

/** The index of a store, empty where there is none that is whole and of this format. */
export function readIndex(folder: string): StoreIndex {
  try {
    const [sum, text = ''] = readFileSync(join(folder, NAME), 'utf8').split('\n');
    if (sum === sumOf(text)) return JSON.parse(text) as StoreIndex;
  } catch {
    // None yet.
  }
  return { build: 0, entries: {} };
}

export function writeIndex(folder: string, index: StoreIndex): void {
  const text = JSON.stringify(index);
  const aside = join(folder, `${NAME}-${process.pid}`);
  mkdirSync(join(folder, 'objects'), { recursive: true });
  writeFileSync(aside, `${sumOf(text)}\n${text}`);
  renameSync(aside, join(folder, NAME));
}
