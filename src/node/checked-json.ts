import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from './hash-of.ts';

const sumOf = (text: string, format: number) => hashOf(`${format}${text}`);

/** Reads what writeChecked wrote; undefined if it is missing, damaged or of another format. */
export function readChecked<T>(path: string, format: number): T | undefined {
  try {
    const [sum, text = ''] = readFileSync(path, 'utf8').split('\n');
    return sum === sumOf(text, format) ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON below its hash, atomically. `format` must change whenever the structure changes. */
export function writeChecked(path: string, format: number, value: unknown): void {
  const text = JSON.stringify(value);
  const aside = `${path}-${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(aside, `${sumOf(text, format)}\n${text}`);
  renameSync(aside, path);
}

/** The same for caches: ignores a full or read-only disk. */
export function keepChecked(path: string, format: number, value: unknown): void {
  try {
    writeChecked(path, format, value);
  } catch {
    // Nothing is lost.
  }
}
