import type { SafeStorage, StorageKey } from './safe-storage.ts';

export interface Stored<T> {
  read(): T | undefined;
  /** False when it could not be kept; what was there before stays then, if it can. */
  write(value: T): boolean;
  remove(): void;
}

/**
 * A value kept as JSON. What comes out may be anything, or old: `worth` says what of it counts
 * (undefined: nothing), and only that stays.
 */
export function stored<T>(
  storage: SafeStorage,
  key: StorageKey,
  worth: (found: unknown) => T | undefined,
): Stored<T> {
  const write = (text: string): boolean => {
    if (storage.set(key, text)) return true;
    // Without the value of before there may be room for this one.
    const before = storage.get(key);
    storage.remove(key);
    if (storage.set(key, text)) return true;
    if (before !== null) storage.set(key, before);
    return false;
  };
  return {
    read() {
      const text = storage.get(key);
      if (text === null) return undefined;
      const value = worth(parse(text));
      if (value === undefined) storage.remove(key);
      else if (JSON.stringify(value) !== text) write(JSON.stringify(value));
      return value;
    },
    write: (value) => write(JSON.stringify(value)),
    remove: () => storage.remove(key),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not what we wrote
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
