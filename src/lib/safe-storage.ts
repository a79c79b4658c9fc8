/** All that the site keeps in a browser. */
export type StorageKey =
  | 'consent'
  | 'outbox'
  | 'asked-page'
  | `form:${string}`
  | `sb-session${string}`
  | `change:${string}`;

/** A browser store that may be blocked or full: reading gives nothing then, writing says false. */
export interface SafeStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, text: string): boolean;
  remove(key: StorageKey): void;
}

function safe(storage: () => Storage): SafeStorage {
  return {
    get(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null; // blocked
      }
    },
    set(key, text) {
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        return false; // blocked, or full
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // Blocked: then there is nothing to remove.
      }
    },
  };
}

/** Of this tab, gone when it closes. */
export const tabStorage = safe(() => sessionStorage);

/** Of all tabs. */
export const sharedStorage = safe(() => localStorage);
