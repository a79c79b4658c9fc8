/** A browser store that may be blocked or full: reading gives nothing then, writing says false. */
export interface SafeStorage {
  read<T>(key: string): T | undefined;
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

function safe(storage: () => Storage): SafeStorage {
  return {
    read<T>(key: string) {
      try {
        return (JSON.parse(storage().getItem(key) ?? 'null') ?? undefined) as T | undefined;
      } catch {
        return undefined; // blocked, or not what we wrote
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
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
