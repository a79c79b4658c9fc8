import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from './hash-of.ts';
import { readIndex, type StoreIndex, writeIndex } from './store-index.ts';

/** Files that were made before, by a key of all that they were made from. */
export interface FileStore {
  /** Puts the files of `key` where `pathOf` says, and tells their names; nothing, if one is missing or not whole. */
  place(key: string, pathOf: (name: string) => string): string[] | undefined;
  /** Remembers files (name -> path) under `key`. */
  keep(key: string, files: Record<string, string>): void;
  /** To be called at the end: remembers what there is, and forgets what the last builds did not use. */
  save(): void;
}

/** How many builds may pass without a use. */
export const KEPT_BUILDS = 4;

export const noStore: FileStore = { place: () => undefined, keep: () => {}, save: () => {} };

/**
 * A store in `folder`: an index, and each content once, named by its hash. What is placed is a hard
 * link where the disk allows one, so that a file may be in many builds at the price of one; it is
 * read and compared with its name before, since whoever writes into a build writes through the link.
 */
export function createFileStore(folder: string): FileStore {
  const read = readIndex(folder);
  const index: StoreIndex = { build: read.build + 1, entries: read.entries };
  const objectOf = (sum: string) => join(folder, 'objects', sum.slice(0, 2), sum);

  return {
    place(key, pathOf) {
      const entry = index.entries[key];
      if (!entry) return undefined;
      const names = Object.keys(entry.files);
      const contents = names.map((name) => wholeContent(objectOf(entry.files[name] ?? '')));
      if (contents.includes(undefined)) {
        delete index.entries[key];
        return undefined;
      }
      for (const [at, name] of names.entries()) {
        const target = pathOf(name);
        mkdirSync(dirname(target), { recursive: true });
        putAt(target, objectOf(entry.files[name] ?? ''), contents[at] as Buffer);
      }
      entry.used = index.build;
      return names;
    },

    keep(key, files) {
      try {
        const sums = Object.entries(files).map(([name, path]) => {
          const sum = hashOf(readFileSync(path));
          linkOver(path, objectOf(sum));
          return [name, sum];
        });
        index.entries[key] = { used: index.build, files: Object.fromEntries(sums) };
      } catch {
        // A full disk, or another build that tidies up at this moment: what is not kept is made again.
      }
    },

    save() {
      // Another build may have been faster.
      const { build, entries } = readIndex(folder);
      index.build = Math.max(index.build, build);
      const known = Object.entries({ ...entries, ...index.entries });
      const recent = known.filter(([, { used }]) => used > index.build - KEPT_BUILDS);
      index.entries = Object.fromEntries(recent);
      writeIndex(folder, index);
      const sums = new Set(recent.flatMap(([, { files }]) => Object.values(files)));
      for (const file of readdirSync(join(folder, 'objects'), {
        withFileTypes: true,
        recursive: true,
      }))
        if (file.isFile() && !sums.has(file.name))
          rmSync(join(file.parentPath, file.name), { force: true });
    },
  };
}

function wholeContent(object: string): Buffer | undefined {
  try {
    const content = readFileSync(object);
    return object.endsWith(hashOf(content)) ? content : undefined;
  } catch {
    return undefined;
  }
}

function putAt(target: string, object: string, content: Buffer): void {
  try {
    linkSync(object, target);
    // As if it were made now: who publishes by time would take one that came back for an old one.
    const now = new Date();
    utimesSync(target, now, now);
  } catch {
    // Another disk, too many links, no such thing as links, or a file that is there already.
    rmSync(target, { force: true });
    writeFileSync(target, content);
  }
}

/** In the place of what is there, which may be broken; whole at any moment. */
function linkOver(path: string, object: string): void {
  const aside = `${object}-${process.pid}`;
  mkdirSync(dirname(object), { recursive: true });
  try {
    linkSync(path, aside);
  } catch {
    copyFileSync(path, aside);
  }
  renameSync(aside, object);
  rmSync(aside, { force: true }); // still there when both were the same file
}
