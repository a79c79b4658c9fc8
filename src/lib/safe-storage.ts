/** Every key that the site, or the studio, stores in a browser. */
export type StorageKey =
  | 'consent'
  | 'outbox'
  | 'asked-page'
  | 'visit'
  | `form:${string}`
  | `sb-session${string}`
  | `change:${string}`
  | 'panel-keys'
  | `studio-${string}`;

/** A browser storage that may be blocked or full: reading then returns null, writing returns false. */
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
        // Blocked: there is nothing to remove.
      }
    },
  };
}

/** `sessionStorage`: this tab, until it is closed. */
export const tabStorage = safe(() => sessionStorage);

/** `localStorage`: all tabs. */
export const sharedStorage = safe(() => localStorage);
