import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { stampAt, stampOf } from './file-stamp.ts';
import { hashOf } from './hash-of.ts';
import {
  readIndex,
  type StoreEntry,
  type StoreIndex,
  stampOfIndex,
  writeIndex,
} from './store-index.ts';

/** Files that were made before, by a key of all that they were made from. */
export interface FileStore {
  /**
   * Puts the files of `key` where `pathOf` says, skipping those for which it returns undefined. Returns their
   * names; undefined if a file is missing or damaged.
   */
  link(key: string, pathOf: (name: string) => string | undefined): string[] | undefined;
  /** Remembers files (name -> path) under `key`; `sums` are the hashes of their contents, if already computed. */
  keep(key: string, files: Record<string, string>, sums?: Record<string, string>): void;
  /** Makes `key` consist of the files of all `keys`. */
  keepAs(key: string, keys: readonly string[]): void;
  /** To be called at the end: writes the index, and removes entries that the last builds did not use. */
  save(): void;
}

/** Number of builds an entry is kept without being used. */
export const KEPT_BUILDS = 4;

/** Number of builds between searches of the store for unused files; a search takes 0.1 s for ten thousand pages. */
export const SWEPT_BUILDS = 16;

export const noStore: FileStore = {
  link: () => undefined,
  keep: () => {},
  keepAs: () => {},
  save: () => {},
};

/**
 * A store in `folder`: an index, and each content once, named by its hash. Files are hard links where the disk
 * allows them, so that a file in many builds takes its space once. Writing into a build writes through the link,
 * so a content is compared with its hash before it is linked. A file that the last build has left in place is not
 * read again while its inode, size and time are the same.
 */
export function createFileStore(folder: string): FileStore {
  const stamp = stampOfIndex(folder);
  const read = readIndex(folder);
  const index: StoreIndex = { ...read, build: read.build + 1 };
  const { entries, seen } = index;
  const now = new Date();
  const made = new Set<string>();
  /** Hashes of the contents that were verified. */
  const compared = new Set<string>();
  const makeFolder = (path: string) => {
    if (!made.has(path)) mkdirSync(path, { recursive: true });
    made.add(path);
  };
  const objectOf = (sum: string) => join(folder, 'objects', sum.slice(0, 2), sum);

  /** Name -> hash of the content; undefined if one of the keys is missing. */
  const filesOf = (key: string): Record<string, string> | undefined => {
    const { files, of } = entries[key] ?? {};
    if (files || !of) return files;
    const parts = of.map(filesOf);
    return parts.includes(undefined) ? undefined : Object.assign({}, ...parts);
  };
  const use = (key: string): void => {
    const entry = entries[key];
    if (!entry) return;
    entry.used = index.build;
    for (const other of entry.of ?? []) use(other);
  };
  /** Compares the content, once a build: damage to a disk changes neither size nor time. */
  const isWhole = (sum: string): boolean => {
    if (compared.has(sum)) return true;
    const stamp = stampOf(objectOf(sum));
    if (stamp === undefined || !isContent(objectOf(sum), sum)) return false;
    seen[sum] = stamp;
    compared.add(sum);
    return true;
  };

  /** Whether the file at `path` is the very one that is kept; removes any other. */
  const isThere = (path: string, sum: string): boolean => {
    const stamp = stampOf(path);
    if (stamp === undefined) return false;
    if (stamp === seen[sum]) return true;
    rmSync(path, { force: true });
    return false;
  };
  /** Files that the last build has not used come back: their times say so. */
  const isBack = (key: string): boolean => (entries[key]?.used ?? 0) < index.build - 1;

  const link = (target: string, sum: string): void => {
    makeFolder(dirname(target));
    if (putAt(target, objectOf(sum))) setTime(target, sum);
  };

  /** Sets the current time: hosts that publish by time would take a restored file for an old one. */
  const setTime = (path: string, sum: string): void => {
    utimesSync(path, now, now);
    seen[sum] = stampAt(seen[sum] ?? '', now);
  };

  return {
    link(key, pathOf) {
      const files = Object.entries(filesOf(key) ?? {});
      if (files.length === 0) return undefined;
      const wanted = files.flatMap(([name, sum]) => {
        const target = pathOf(name);
        return target === undefined ? [] : [[target, sum] as const];
      });
      const present = wanted.filter(([target, sum]) => isThere(target, sum));
      const missing = wanted.filter((file) => !present.includes(file));
      if (!missing.every(([, sum]) => isWhole(sum))) {
        delete entries[key];
        return undefined;
      }
      for (const [target, sum] of missing) link(target, sum);
      if (isBack(key)) for (const [target, sum] of present) setTime(target, sum);
      use(key);
      return files.map(([name]) => name);
    },

    keep(key, files, hashes = {}) {
      try {
        const sums = Object.entries(files).map(([name, path]) => {
          const sum = hashes[name] ?? hashOf(readFileSync(path));
          makeFolder(dirname(objectOf(sum)));
          linkOver(path, objectOf(sum));
          seen[sum] = stampOf(objectOf(sum)) ?? '';
          compared.add(sum);
          return [name, sum];
        });
        entries[key] = { used: index.build, files: Object.fromEntries(sums) };
      } catch {
        // A full disk, or another build that tidies up at this moment: what is not kept is made again.
      }
    },

    keepAs(key, keys) {
      if (keys.every((part) => entries[part])) entries[key] = { used: index.build, of: [...keys] };
    },

    save() {
      // Another build may have been faster.
      if (stampOfIndex(folder) !== stamp) {
        const other = readIndex(folder);
        index.build = Math.max(index.build, other.build);
        Object.assign(entries, { ...other.entries, ...entries });
        Object.assign(seen, { ...other.seen, ...seen });
      }
      forgetUnused(folder, index, objectOf);
      writeIndex(folder, index);
    },
  };
}

/** Forgets what the last builds did not use, and removes its contents. */
function forgetUnused(
  folder: string,
  { build, entries, seen }: StoreIndex,
  objectOf: (sum: string) => string,
): void {
  const old = Object.entries(entries).filter(([, { used }]) => used <= build - KEPT_BUILDS);
  for (const [key] of old) delete entries[key];
  const used = new Set(sumsOf(Object.values(entries)));
  const gone = sumsOf(old.map(([, entry]) => entry)).filter((sum) => !used.has(sum));
  for (const sum of gone) {
    delete seen[sum];
    rmSync(objectOf(sum), { force: true });
  }
  if (build % SWEPT_BUILDS > 0) return;
  sweep(join(folder, 'objects'), used);
  for (const sum of Object.keys(seen)) if (!used.has(sum)) delete seen[sum];
}

const sumsOf = (entries: StoreEntry[]) =>
  entries.flatMap(({ files }) => Object.values(files ?? {}));

/** Removes what builds that were killed, or damage, have left. */
function sweep(objects: string, used: ReadonlySet<string>): void {
  for (const file of readdirSync(objects, { withFileTypes: true, recursive: true }))
    if (file.isFile() && !used.has(file.name))
      rmSync(join(file.parentPath, file.name), { force: true });
}

function isContent(object: string, sum: string): boolean {
  try {
    return hashOf(readFileSync(object)) === sum;
  } catch {
    return false;
  }
}

/** Tells whether it is a link. */
function putAt(target: string, object: string): boolean {
  try {
    linkSync(object, target);
    return true;
  } catch {
    // Another disk, too many links, no such thing as links, or a file that is there all the same.
    rmSync(target, { force: true });
    copyFileSync(object, target);
    return false;
  }
}

/** Replaces an existing file, which may be damaged, atomically. */
function linkOver(path: string, object: string): void {
  try {
    linkSync(path, object);
    return;
  } catch {
    // There is one, or no such thing as links.
  }
  const aside = `${object}-${process.pid}`;
  try {
    linkSync(path, aside);
  } catch {
    copyFileSync(path, aside);
  }
  renameSync(aside, object);
  rmSync(aside, { force: true }); // still there when both were the same file
}
