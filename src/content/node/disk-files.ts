import {
  closeSync,
  type Dirent,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import type { FolderEntry, SiteFiles } from '../read/files/site-files.ts';

/** The files of a site on the disk. */
export const diskFiles = (root: string): SiteFiles => ({
  list: (folder) =>
    attempt(() => readdirSync(join(root, folder), { withFileTypes: true }))?.map((entry) => ({
      name: entry.name,
      kind: kindOf(entry),
    })) ?? [],
  stat(file) {
    const stat = attempt(() => lstatSync(join(root, file), { throwIfNoEntry: false }));
    if (!stat) return undefined;
    const { mtimeMs, ctimeMs, size, ino } = stat;
    const stamp = `${mtimeMs}:${ctimeMs}:${size}:${ino}`;
    return { kind: kindOf(stat), stamp, changedAt: ctimeMs, size };
  },
  read: (file, most) =>
    attempt(() =>
      most === undefined
        ? readFileSync(join(root, file))
        : readBeginning(join(root, file), new Uint8Array(most)),
    ),
});

function kindOf(entry: Dirent | Stats): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

function readBeginning(path: string, bytes: Uint8Array): Uint8Array {
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
