import { createStore, entries } from 'idb-keyval';
import type { Unsaved } from '../../shared/account-drafts.ts';
import { hasEdits } from './edits.ts';

interface UnsavedWork extends Unsaved {
  /** The id of the site, as two sites may be served at the same address, one after the other. */
  site: string;
  /** In milliseconds. */
  time: number;
}

/** What a closed tab had not saved. */
export interface LeftWork extends UnsavedWork {
  tab: string;
}

const database = createStore('studio', 'unsaved');

/** The id of this tab. After a reload the tab has another, and takes over what the old one left. */
const thisTab = crypto.randomUUID();

/** The tabs whose locks this one holds. */
const held = new Set<string>();

/**
 * Holds the lock of a tab as long as this one lives, and resolves to whether it could: a lock that is held
 * belongs to a tab that is open, or to one that has taken over.
 */
const holdLock = (tab: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    if (held.has(tab)) return resolve(true);
    navigator.locks
      .request(`studio-tab-${tab}`, { ifAvailable: true }, (lock) => {
        if (lock) held.add(tab);
        resolve(lock !== null);
        return lock ? new Promise(() => {}) : undefined;
      })
      .catch(reject);
  });

/** What no tab has saved, the newest last. */
export async function unsavedHere(site: string): Promise<UnsavedWork[]> {
  const all = await entries<string, UnsavedWork>(database);
  const works = all.flatMap(([, work]) => (work.site === site ? work : []));
  return works.sort((a, b) => a.time - b.time);
}

/** What closed tabs have not saved, newest first. It stays stored until `storeUnsaved` replaces it. */
export async function claimUnsaved(site: string): Promise<LeftWork[]> {
  await holdLock(thisTab);
  const claimed: LeftWork[] = [];
  for (const [tab, work] of await entries<string, UnsavedWork>(database))
    if (work.site === site && (await holdLock(tab))) claimed.push({ ...work, tab });
  return claimed.sort((a, b) => b.time - a.time);
}

/**
 * Stores unsaved edits in IndexedDB, where they survive a crash, and drops what this tab has taken over, but
 * what is still to be decided. All of it happens, or nothing.
 */
export const storeUnsaved = async (
  work: UnsavedWork,
  takenOver: readonly string[],
  undecided: readonly LeftWork[],
): Promise<void> =>
  database('readwrite', (store) => {
    for (const tab of takenOver) store.delete(tab);
    for (const { tab, ...left } of undecided) store.put(left, tab);
    if (hasEdits(work.edits)) store.put(work, thisTab);
    else store.delete(thisTab);
    return new Promise((resolve, reject) => {
      const { transaction } = store;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  });
