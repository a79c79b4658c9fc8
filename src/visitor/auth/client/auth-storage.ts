import { type StorageKey, sharedStorage, tabStorage } from '../../../lib/safe-storage.ts';
import { SESSION_KEY } from '../traces.ts';

/** Values that could not be stored; they last as long as the page. */
const memory = new Map<string, string>();

/**
 * Tabs share only the session. A provider leads back to the tab that left for it: what that tab
 * expects must not be mixed up with another tab's.
 */
const storageOf = (key: string) => (key === SESSION_KEY ? sharedStorage : tabStorage);

/** All keys of supabase-js begin with the key of the session. */
const named = (key: string) => key as StorageKey;

/** The browser's storage, or memory if that is blocked or full: a sign-in then lasts until a reload. */
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
