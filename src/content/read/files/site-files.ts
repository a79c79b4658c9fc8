/** What is in a folder: a file, a folder, a symbolic link, or a device, a pipe and the like. */
export interface FolderEntry {
  name: string;
  kind: 'file' | 'folder' | 'link' | 'other';
}

export interface FileStat {
  kind: FolderEntry['kind'];
  /** Changes with every write of the file. */
  stamp: string;
  /** In milliseconds since 1970. */
  changedAt: number;
  size: number;
}

/** The files of a site, by their path from its folder, with forward slashes. */
export interface SiteFiles {
  /** Empty for a folder that does not exist or cannot be read. */
  list(folder: string): FolderEntry[];
  /** Undefined if the file does not exist. */
  stat(file: string): FileStat | undefined;
  /** The first `most` bytes, or all; undefined if the file cannot be read. */
  read(file: string, most?: number): Uint8Array | undefined;
  /** What `oncePerFile` of that name finds in a file, where that is asked elsewhere. */
  found?(name: string, file: string): unknown;
}

/** A file as UTF-8 text, without a byte order mark; undefined where it cannot be read. */
export function readText(files: Pick<SiteFiles, 'read'>, file: string): string | undefined {
  const bytes = files.read(file);
  return bytes && new TextDecoder().decode(bytes);
}

type FindOnce = (files: SiteFiles, file: string) => unknown;

/** What is to be known of single files: by name, so that it can be asked where the files are. */
const finders = new Map<string, FindOnce>();

/** What `oncePerFile` of that name finds in a file. Undefined for a name that nothing has. */
export const foundIn = (name: string, files: SiteFiles, file: string): unknown =>
  finders.get(name)?.(files, file);

/** All that is found in a file, by name. */
export const allFoundIn = (files: SiteFiles, file: string): Record<string, unknown> =>
  Object.fromEntries(
    [...finders].flatMap(([name, find]) => {
      const found = find(files, file);
      return found === undefined ? [] : [[name, found]];
    }),
  );

/** Calls `find` once per version of a file; undefined if there is no such file. */
export function oncePerFile<T>(
  name: string,
  find: (files: SiteFiles, file: string, stat: FileStat) => T,
) {
  const cache = new WeakMap<SiteFiles, Map<string, { stamp: string; found: T }>>();
  const findOnce = (files: SiteFiles, file: string): T | undefined => {
    if (files.found) return files.found(name, file) as T | undefined;
    const stat = files.stat(file);
    if (stat?.kind !== 'file') return undefined;
    const ofSite = cache.get(files) ?? new Map<string, { stamp: string; found: T }>();
    cache.set(files, ofSite);
    const before = ofSite.get(file);
    if (before?.stamp === stat.stamp) return before.found;
    const found = find(files, file, stat);
    ofSite.set(file, { stamp: stat.stamp, found });
    return found;
  };
  finders.set(name, findOnce);
  return findOnce;
}

/** Files in memory, by their path: for a browser, and for tests. */
export function memoryFiles(files: ReadonlyMap<string, Uint8Array>): SiteFiles {
  const folders = new Map<string, Map<string, FolderEntry>>();
  for (const file of [...files.keys()].sort()) {
    const parts = file.split('/');
    for (const [index, name] of parts.entries()) {
      const folder = parts.slice(0, index).join('/');
      const entries = folders.get(folder) ?? new Map<string, FolderEntry>();
      folders.set(folder, entries);
      entries.set(name, { name, kind: index === parts.length - 1 ? 'file' : 'folder' });
    }
  }
  const stat = (kind: FileStat['kind'], size = 0) => ({ kind, stamp: '', changedAt: 0, size });
  return {
    list: (folder) => [...(folders.get(folder)?.values() ?? [])],
    stat(file) {
      const bytes = files.get(file);
      if (bytes) return stat('file', bytes.length);
      return folders.has(file) ? stat('folder') : undefined;
    },
    read: (file, most) => files.get(file)?.subarray(0, most),
  };
}
