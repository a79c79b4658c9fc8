import type { Slot } from '../../files/layout.ts';
import type { Drafts } from '../../loader.ts';
import type { Machine } from '../../machine.ts';
import { readConfigFile } from '../../read-config-file.ts';
import type { Schemas } from '../../schema/schema.ts';
import type { KnownFiles } from './known-files.ts';
import { type CachedFile, knownOf } from './known-page.ts';
import { createKnownPages, MOST_HELD } from './known-pages.ts';
import { readTogether } from './read-together.ts';

interface Parts {
  root: string;
  schemaFolder: string;
  schemas: Schemas;
  machine: Machine;
  known: KnownFiles;
}

/** The files of a site, each read once as long as it does not change; one cache for a time zone. */
export function createFileCaches({ root, schemaFolder, schemas, machine, known }: Parts) {
  const pageOf = createKnownPages(machine.files, schemas);

  return (timeZone: string | undefined) => {
    const inZone = { ...schemas, timeZone };
    let cached = new Map<string, CachedFile>();
    let last: { slots: readonly Slot[]; entries: readonly CachedFile[] } = {
      slots: [],
      entries: [],
    };
    const isCached = ({ file, stamp }: Slot) => cached.get(file)?.stamp === stamp;

    function readAnew(slot: Slot, draft: string | undefined): CachedFile {
      const before = known.of(slot);
      if (before) return pageOf(slot, before);
      const entry = readConfigFile(machine, slot, inZone, draft);
      const found = knownOf(entry);
      // The text of one that is right may go, and does where there are many: to hold all takes longer than to read again.
      return found ? pageOf(slot, found, cached.size > MOST_HELD ? undefined : entry) : entry;
    }

    function read(slot: Slot, draft?: string): CachedFile {
      const before = cached.get(slot.file);
      if (before?.stamp === slot.stamp) return before;
      const entry = readAnew(slot, draft);
      cached.set(slot.file, entry);
      return entry;
    }

    return {
      timeZone,
      read,
      /** Reads the files that are not stored, in threads if they are many. */
      readTogether(all: readonly Slot[]): void {
        const slots = all.filter((slot) => !isCached(slot) && !known.of(slot));
        const task = { root, schemas: schemaFolder, timeZone, slots };
        const found = readTogether(task, (slot) => read(slot));
        for (const slot of slots) {
          const page = found.get(slot.file);
          if (page) cached.set(slot.file, pageOf(slot, page));
        }
      },
      readAll(slots: readonly Slot[], drafts: Drafts): readonly CachedFile[] {
        const before = last;
        const entries = slots.map((slot, at) => {
          const isSame = slot === before.slots[at]; // as most are where `listAgain` made the list
          return (isSame ? before.entries[at] : undefined) ?? read(slot, drafts.get(slot.file));
        });
        last = { slots, entries };
        if (cached.size > entries.length)
          cached = new Map(entries.map((entry) => [entry.file, entry]));
        return entries;
      },
    };
  };
}
