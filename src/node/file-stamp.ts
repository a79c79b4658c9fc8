import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Changes whenever a file is written to, or is another: its number, its size, the millisecond it was written in. */
export function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.size} ${Math.round(stat.mtimeMs)}`;
}

/** The stamp of a file after its time was set to `time`. */
export const stampAt = (stamp: string, time: Date): string =>
  `${stamp.slice(0, stamp.lastIndexOf(' '))} ${time.getTime()}`;

/** The stamps of everything in a folder, by name. */
export const stampsIn = (folder: string): [name: string, stamp: string | undefined][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => [name, stampOf(join(folder, name))]);
