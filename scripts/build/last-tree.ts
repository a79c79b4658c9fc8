import { readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that the last build has replaced, from which the next one is made: of ten thousand pages, most have the
 * same files in both, and to find them there takes a fifth of what to link them anew does.
 */
export interface LastTree {
  /** Makes it `folder`, with nothing in it but those of its files that are `wanted`; tells which those are. */
  becomes(folder: string, wanted: ReadonlySet<string>): ReadonlySet<string>;
  /** Keeps `folder`, which nobody else needs now, for the next build. */
  keep(folder: string): void;
}

export const noLastTree: LastTree = {
  becomes: () => new Set(),
  keep: (folder) => rmSync(folder, { recursive: true, force: true }),
};

/** It is at `place`. */
export const lastTree = (place: string): LastTree => ({
  becomes(folder, wanted) {
    return rename(place, folder) ? keepOnly(folder, wanted) : new Set();
  },
  keep(folder) {
    rmSync(place, { recursive: true, force: true });
    // Or it is on another disk.
    if (!rename(folder, place)) rmSync(folder, { recursive: true, force: true });
  },
});

function keepOnly(folder: string, wanted: ReadonlySet<string>): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const kept = new Set<string>();
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) continue;
    if (wanted.has(path)) kept.add(path);
    else rmSync(path);
  }
  const left = new Set([...kept].map(dirname));
  // The inner ones come later in the list.
  for (const entry of files.filter((entry) => entry.isDirectory()).reverse())
    removeEmpty(join(entry.parentPath, entry.name), left);
  return kept;
}

function removeEmpty(folder: string, left: Set<string>): void {
  if (left.has(folder)) left.add(dirname(folder));
  else rmdirSync(folder);
}

function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
