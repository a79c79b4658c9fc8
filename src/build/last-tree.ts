import { readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * The folder that the last build has replaced, from which the next one is made: of ten thousand pages, most have the
 * same files in both, and to find them there takes a fifth of what to link them anew does.
 */
export interface LastTree {
  /** Renames it to `folder`, removes all files but the `wanted`, and returns those that are there. */
  becomes(folder: string, wanted: ReadonlySet<string>): ReadonlySet<string>;
  /** Keeps `folder`, which is no longer needed, for the next build. */
  keep(folder: string): void;
}

export const noLastTree: LastTree = {
  becomes: () => new Set(),
  keep: (folder) => rmSync(folder, { recursive: true, force: true }),
};

/** `stored`: path of the folder between two builds. */
export const lastTree = (stored: string): LastTree => ({
  becomes(folder, wanted) {
    return rename(stored, folder) ? keepOnly(folder, wanted) : new Set();
  },
  keep(folder) {
    rmSync(stored, { recursive: true, force: true });
    // The rename fails if the folder is on another disk.
    if (!rename(folder, stored)) rmSync(folder, { recursive: true, force: true });
  },
});

function keepOnly(folder: string, wanted: ReadonlySet<string>): Set<string> {
  const kept = new Set<string>();
  /** Removes what is not wanted; returns whether anything is left. */
  const clear = (inner: string): boolean => {
    let isLeft = false;
    for (const entry of readdirSync(inner, { withFileTypes: true })) {
      const path = inner + sep + entry.name; // `join` would double the time
      if (entry.isDirectory()) {
        if (clear(path)) isLeft = true;
        else rmdirSync(path);
      } else if (wanted.has(path)) {
        kept.add(path);
        isLeft = true;
      } else rmSync(path);
    }
    return isLeft;
  };
  clear(folder);
  return kept;
}

function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
