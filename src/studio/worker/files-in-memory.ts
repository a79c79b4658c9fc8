import {
  type CachedPage,
  NO_STORE,
  type PageStore,
} from '../../content/check/incremental/cached-page.ts';
import type { FolderEntry, SiteFiles } from '../../content/read/files/site-files.ts';
import type { FileText, ListedFile, Texts } from '../shared/workspace.ts';

const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

const bytesOf = (text: FileText): Uint8Array =>
  typeof text === 'string'
    ? new TextEncoder().encode(text)
    : Uint8Array.from(atob(text.bytes), (one) => one.charCodeAt(0));

/** The listed files of a workspace, and the texts of those in site-config/. */
export function createFilesInMemory(found: NonNullable<SiteFiles['found']>) {
  let listed = new Map<string, ListedFile>();
  let folders = new Map<string, FolderEntry[]>();
  const texts = new Map<string, FileText>();
  const checked = new Map<string, CachedPage>();

  const files: SiteFiles = {
    list: (folder) => folders.get(folder) ?? [],
    stat(file) {
      const entry = listed.get(file);
      // Another text has another stamp, whenever it was written.
      return entry && { ...entry, changedAt: 0 };
    },
    read(file, most) {
      const text = texts.get(file);
      return text === undefined ? undefined : bytesOf(text).subarray(0, most);
    },
    found,
  };

  const store: PageStore = {
    ...NO_STORE,
    of({ file, stamp }) {
      const page = checked.get(file);
      return page?.stamp === stamp ? page : undefined;
    },
    // To sum up a text in a browser takes longer than to parse it.
    isUnchanged: ({ file, stamp }) => stamp.startsWith(listed.get(file)?.stamp ?? ' '),
  };

  return {
    files,
    store,
    /** '' for one that is not there. */
    stampOf: (file: string): string => listed.get(file)?.stamp ?? '',
    /** As it is saved, with its byte order mark; undefined if there is no such file. */
    textOf(file: string): string | undefined {
      const text = texts.get(file);
      if (typeof text === 'object') return new TextDecoder().decode(bytesOf(text));
      return text;
    },
    /** The files of site-config/ whose texts differ from what is held. */
    changedIn: (entries: readonly ListedFile[]): string[] =>
      entries
        .filter(({ kind, file }) => kind === 'file' && file.startsWith('site-config/'))
        .filter(({ file, stamp }) => listed.get(file)?.stamp !== stamp || !texts.has(file))
        .map(({ file }) => file),
    update(entries: readonly ListedFile[], changed: Texts): void {
      listed = new Map(entries.map((entry) => [entry.file, entry]));
      folders = new Map();
      for (const { file, kind } of entries) {
        const folder = folderOf(file);
        const inside = folders.get(folder) ?? [];
        folders.set(folder, inside);
        inside.push({ name: file.slice(folder.length + 1), kind });
      }
      for (const file of texts.keys())
        if (!listed.has(file)) {
          texts.delete(file);
          checked.delete(file);
        }
      for (const [file, text] of Object.entries(changed.texts)) texts.set(file, text);
      for (const [file, page] of Object.entries(changed.checked ?? {})) checked.set(file, page);
    },
  };
}
