import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Changes whenever a file is written to, or is another: its number, its size, when it was written. */
export function lookOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

/** Of all that is in a folder, by name. */
export const looksIn = (folder: string): [name: string, look: string | undefined][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => [name, lookOf(join(folder, name))]);
