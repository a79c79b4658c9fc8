import type { Drafts } from '../../check/loader.ts';
import { readConfigFile } from '../../check/read-config-file.ts';
import type { Slot } from '../../read/files/layout.ts';
import type { Schemas } from '../../read/schema/schema.ts';
import type { Machine } from '../../read/site/machine.ts';
import { type CachedFile, toCachedPage } from './cached-page.ts';
import { createLazyPages, MOST_HELD } from './lazy-pages.ts';
import type { PageCache } from './page-cache.ts';
import { readInThreads } from './read-in-threads.ts';

interface Parts {
  root: string;
  schemas: Schemas;
  machine: Machine;
  pageCache: PageCache;
}

/** Caches of a site's files, one per time zone: a file is read again only if it has changed. */
export function createFileCaches({ root, schemas, machine, pageCache }: Parts) {
  const pageOf = createLazyPages(machine.files, schemas);

  return (timeZone: string | undefined) => {
    const inZone = { ...schemas, timeZone };
    let cached = new Map<string, CachedFile>();
    let last: { slots: readonly Slot[]; entries: readonly CachedFile[] } = {
      slots: [],
      entries: [],
    };
    const isCached = ({ file, stamp }: Slot) => cached.get(file)?.stamp === stamp;

    function readUncached(slot: Slot, draft: string | undefined): CachedFile {
      const before = pageCache.of(slot);
      if (before) return pageOf(slot, before);
      const entry = readConfigFile(machine, slot, inZone, draft);
      const found = toCachedPage(entry);
      // Of many pages, the texts are dropped: holding them all takes longer than reading a few again.
      return found ? pageOf(slot, found, cached.size > MOST_HELD ? undefined : entry) : entry;
    }

    function read(slot: Slot, draft?: string): CachedFile {
      const before = cached.get(slot.file);
      if (before?.stamp === slot.stamp) return before;
      const entry = readUncached(slot, draft);
      cached.set(slot.file, entry);
      return entry;
    }

    return {
      timeZone,
      read,
      /** Reads the files that are not stored, in threads if they are many. */
      readInThreads(all: readonly Slot[]): void {
        const slots = all.filter((slot) => !isCached(slot) && !pageCache.of(slot));
        const task = { root, timeZone, slots, now: Date.now() };
        const found = readInThreads(task, (slot) => read(slot));
        for (const slot of slots) {
          const page = found.get(slot.file);
          if (page) cached.set(slot.file, pageOf(slot, page));
        }
      },
      readAll(slots: readonly Slot[], drafts: Drafts): readonly CachedFile[] {
        const before = last;
        const entries = slots.map((slot, index) => {
          const isSame = slot === before.slots[index]; // `listAgain` keeps the slots of unchanged files
          return (isSame ? before.entries[index] : undefined) ?? read(slot, drafts.get(slot.file));
        });
        last = { slots, entries };
        if (cached.size > entries.length)
          cached = new Map(entries.map((entry) => [entry.file, entry]));
        return entries;
      },
    };
  };
}
