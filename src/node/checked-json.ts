import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from './hash-of.ts';

const sumOf = (text: string, format: number) => hashOf(`${format}${text}`);

/** What writeChecked has written; undefined where it is not there, not whole, or of another format. */
export function readChecked<T>(path: string, format: number): T | undefined {
  try {
    const [sum, text = ''] = readFileSync(path, 'utf8').split('\n');
    return sum === sumOf(text, format) ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** As JSON below its hash, put in place at once. `format` changes whenever it is written differently. */
export function writeChecked(path: string, format: number, value: unknown): void {
  const text = JSON.stringify(value);
  const aside = `${path}-${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(aside, `${sumOf(text, format)}\n${text}`);
  renameSync(aside, path);
}

/** The same for what can be made again: where the disk is full or cannot be written to, the next process does. */
export function keepChecked(path: string, format: number, value: unknown): void {
  try {
    writeChecked(path, format, value);
  } catch {
    // Nothing is lost.
  }
}
