import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Calls `changed` after each change below these folders, once for all that a save touches, with the paths that may have
 * changed, or without paths if the system does not report them. Returns a function that stops watching.
 *
 * Folders are watched, not files. Node's recursive watch misses the second save of an editor that replaces the
 * file; chokidar checks every file of a folder, perhaps ten thousand, at each save in it; Parcel's watcher misses
 * files in a new folder inside a new folder.
 */
export function watchFolders(
  folders: readonly string[],
  changed: (paths?: ReadonlySet<string>) => void,
): () => void {
  const watchers = new Map<string, { folder: string; watcher: FSWatcher }>();
  let timer: NodeJS.Timeout | undefined;
  let paths: Set<string> | undefined = new Set();
  const soon = (path: string | undefined) => {
    if (path === undefined) paths = undefined;
    else paths?.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changedPaths = areFiles(paths) || !follow() ? paths : undefined;
      paths = new Set();
      changed(changedPaths);
    }, 30);
  };
  const watchIn = (folder: string, told: (name: string | null) => void) =>
    watch(folder, (_event, name) => told(name)).on('error', () => soon(undefined));
  const watchOne = (folder: string): FSWatcher | undefined => {
    try {
      return watchIn(folder, (name) => soon(name === null ? undefined : join(folder, name)));
    } catch (error) {
      if (keyOf(folder)) throw error; // such as more folders than the system watches
      return undefined; // it has gone this moment, which is told by the folder above
    }
  };
  // There it is seen that a folder itself has come, gone, or been replaced.
  const above = folders.map((folder) =>
    watchIn(dirname(folder), (name) => {
      if (name === basename(folder)) soon(undefined);
    }),
  );
  /** Whether no folder has come or gone: to look for those among ten thousand files takes longer than a save. */
  const areFiles = (paths: ReadonlySet<string> = new Set()): boolean =>
    paths.size > 0 &&
    ![...paths].some((path) => keyOf(path)) &&
    [...watchers].every(([key, { folder }]) => keyOf(folder) === key);
  /** Watches the folders that are there now; tells whether they are others. */
  const follow = (): boolean => {
    const current = new Map(folders.flatMap(foldersIn));
    const come = [...current].filter(([key]) => !watchers.has(key));
    const gone = [...watchers].filter(([key]) => !current.has(key));
    for (const [key, folder] of come) {
      const watcher = watchOne(folder);
      if (watcher) watchers.set(key, { folder, watcher });
    }
    for (const [key, { watcher }] of gone) {
      watcher.close();
      watchers.delete(key);
    }
    // One may have come into a folder that was not watched yet.
    if (come.length > 0) follow();
    return come.length + gone.length > 0;
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of above) watcher.close();
    for (const { watcher } of watchers.values()) watcher.close();
  };
}

/** Identity of a folder; a new folder of the same name has another. Undefined if it is not a folder. */
function keyOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isDirectory() ? `${path} ${stat.ino}` : undefined;
}

/** It and those below it. */
function foldersIn(folder: string): [key: string, folder: string][] {
  const key = keyOf(folder);
  if (!key) return [];
  try {
    const below = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    return [[key, folder], ...below.flatMap(({ name }) => foldersIn(join(folder, name)))];
  } catch {
    return []; // it has gone this moment
  }
}
