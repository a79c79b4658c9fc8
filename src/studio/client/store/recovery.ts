import { createStore, del, entries, set } from 'idb-keyval';
import type { Edits } from '../../shared/protocol.ts';
import type { DiskFiles } from './disk-files.ts';
import { hasEdits } from './edits.ts';

export interface UnsavedWork {
  site: string;
  edits: Edits;
  /** The files that the edits began from. */
  began: DiskFiles;
  /** In milliseconds. */
  time: number;
}

const database = createStore('studio', 'unsaved');

/** The id of this tab. After a reload the tab has another, and takes over what the old one left. */
const tab = crypto.randomUUID();
const lockOf = (name: string) => `studio-tab-${name}`;

/** Holds a lock as long as the tab lives. */
export function holdTabLock(): void {
  void navigator.locks.request(lockOf(tab), () => new Promise(() => {}));
}

/** Stores unsaved edits in IndexedDB, where they survive a crash. */
export async function storeUnsaved(state: Omit<UnsavedWork, 'time'>): Promise<void> {
  if (hasEdits(state.edits)) await set(tab, { ...state, time: Date.now() }, database);
  else await del(tab, database);
}

/** Takes what closed tabs had not saved, newest first. */
export async function takeOverUnsaved(site: string): Promise<UnsavedWork[]> {
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  const left = (await entries<string, UnsavedWork>(database)).filter(
    ([name, value]) => value.site === site && !alive.has(lockOf(name)),
  );
  for (const [name] of left) await del(name, database);
  return left.map(([, value]) => value).sort((a, b) => b.time - a.time);
}
