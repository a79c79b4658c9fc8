import type { ConfigFile } from './config-file.ts';
import type { Clock } from './publication/clock.ts';

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
}

/** Path -> the file of the page, or '' if only the address is available. */
export type Published = ReadonlyMap<string, string>;

/** The page of a file on the disk, if it is cached. */
export type PageOf = (file: string) => Pick<ConfigFile, 'facts' | 'value'> | undefined;

/** Why a picture cannot be used: its data ends or is broken, no browser shows it, or no program could open it. */
export type PictureFault = 'damaged' | 'heic' | 'too-large';

/**
 * All that the validator asks of the machine it runs on; `node/machine.ts` is this one. A browser hands in the files,
 * and the rest as data.
 */
export interface Machine {
  files: SiteFiles;
  /** SHA-256 of a text, in hexadecimal. */
  hash(text: string): string;
  /** The moment for which the site is checked. */
  clockIn(timeZone: string): Clock;
  /** The variables of the environment. */
  variables: Readonly<Record<string, string | undefined>>;
  /** Every icon of the installed package. */
  iconNames(): ReadonlySet<string>;
  /** The packages of a family of fonts that are not installed. */
  missingFonts(family: string): string[];
  /** Of these files, those that the build cannot open. */
  pictureFaults(files: readonly string[]): ReadonlyMap<string, PictureFault>;
  /** The published pages; undefined without git and without a build. */
  publishedPages(clock: Clock, pageOf: PageOf): Published | undefined;
  /** When a file was added, in milliseconds since 1970. */
  cameToBe(file: string): number;
}

/** A file as UTF-8 text, without a byte order mark; undefined where it cannot be read. */
export function readText(files: Pick<SiteFiles, 'read'>, file: string): string | undefined {
  const bytes = files.read(file);
  return bytes && new TextDecoder().decode(bytes);
}

/** Calls `find` once per version of a file; undefined if there is no such file. */
export function oncePerFile<T>(find: (files: SiteFiles, file: string, stat: FileStat) => T) {
  const cache = new WeakMap<SiteFiles, Map<string, { stamp: string; found: T }>>();
  return (files: SiteFiles, file: string): T | undefined => {
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
}
