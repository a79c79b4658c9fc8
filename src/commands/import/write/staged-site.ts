import { lstatSync, readFileSync } from 'node:fs';
import { createLoader, type Load } from '../../../content/check/loader.ts';
import { loadSchemas } from '../../../content/node/load-schemas.ts';
import { machineAt } from '../../../content/node/machine.ts';
import type { FolderEntry, SiteFiles } from '../../../content/read/files/site-files.ts';

/** The validator, for a site with files of `public/` that are yet to come. */
export function loadWith(root: string, waiting: ReadonlyMap<string, string>): Load {
  const machine = machineAt(root);
  const places = new Map([...waiting].map(([path, place]) => [`public${path}`, place]));
  return createLoader(
    {
      ...machine,
      files: withFiles(machine.files, places),
      // Those that are to come were opened before.
      pictureFaults: (files) => machine.pictureFaults(files.filter((file) => !places.has(file))),
    },
    loadSchemas(root),
  );
}

function withFiles(files: SiteFiles, places: ReadonlyMap<string, string>): SiteFiles {
  const folders = new Map<string, Map<string, FolderEntry>>();
  for (const path of places.keys()) {
    const parts = path.split('/');
    for (const [index, name] of parts.entries()) {
      const folder = parts.slice(0, index).join('/');
      const entries = folders.get(folder) ?? new Map<string, FolderEntry>();
      folders.set(folder, entries);
      entries.set(name, { name, kind: index === parts.length - 1 ? 'file' : 'folder' });
    }
  }
  return {
    list(folder) {
      const known = files.list(folder);
      const names = new Set(known.map(({ name }) => name));
      const more = [...(folders.get(folder)?.values() ?? [])].filter(
        ({ name }) => !names.has(name),
      );
      return [...known, ...more];
    },
    stat(file) {
      const place = places.get(file);
      if (place === undefined) return files.stat(file);
      const { size, mtimeMs } = lstatSync(place);
      return { kind: 'file', stamp: String(mtimeMs), changedAt: mtimeMs, size };
    },
    read(file, most) {
      const place = places.get(file);
      return place === undefined ? files.read(file, most) : readFileSync(place).subarray(0, most);
    },
  };
}
