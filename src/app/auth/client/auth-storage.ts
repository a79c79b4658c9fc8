import { type StorageKey, sharedStorage, tabStorage } from '../../../lib/safe-storage.ts';
import { SESSION_KEY } from '../traces.ts';

/** What could not be stored: it lasts as long as the page. */
const memory = new Map<string, string>();

/**
 * Only the session is every tab's. A provider leads back to the tab that left for it: what that tab
 * expects must not be mixed up with what another does.
 */
const storageOf = (key: string) => (key === SESSION_KEY ? sharedStorage : tabStorage);

/** supabase-js begins all its keys with that of the session. */
const named = (key: string) => key as StorageKey;

/** The browser's, or memory where that is blocked or full: then a sign-in lasts until a reload. */
export const authStorage = {
  getItem: (key: string): string | null => memory.get(key) ?? storageOf(key).get(named(key)),

  setItem(key: string, value: string): void {
    if (storageOf(key).set(named(key), value)) memory.delete(key);
    else memory.set(key, value);
  },

  removeItem(key: string): void {
    memory.delete(key);
    storageOf(key).remove(named(key));
  },
};
