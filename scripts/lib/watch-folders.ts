import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `changed` after each change below these folders, once for all that a save touches; returns what ends that.
 *
 * Every folder is watched, and no file. Node's own recursive watch sees no second save of an editor that puts a new
 * file in the place of the old; chokidar looks at every file of a folder at each save in it, of which there may be
 * ten thousand; Parcel's watcher does not see what comes into a new folder within a new folder.
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow();
      changed();
    }, 30);
  };
  /** Watches the folders that are there now. */
  const follow = (): void => {
    const there = new Map(folders.flatMap(foldersIn));
    const isNew = [...there].filter(([key]) => !watchers.has(key));
    for (const [key, folder] of isNew) watchers.set(key, watch(folder, soon).on('error', soon));
    for (const [key, watcher] of watchers)
      if (!there.has(key)) {
        watcher.close();
        watchers.delete(key);
      }
    // One may have come into a folder that was not watched yet.
    if (isNew.length > 0) follow();
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** It and those below it: another of the same name has another key. */
function foldersIn(folder: string): [key: string, folder: string][] {
  try {
    const below = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    return [
      [`${folder} ${statSync(folder).ino}`, folder],
      ...below.flatMap(({ name }) => foldersIn(join(folder, name))),
    ];
  } catch {
    return []; // it is not there, or not any more
  }
}
