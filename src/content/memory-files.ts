import type { FileStat, FolderEntry, SiteFiles } from './machine.ts';

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
