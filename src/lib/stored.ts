import type { SafeStorage, StorageKey } from './safe-storage.ts';

export interface Stored<T> {
  read(): T | undefined;
  /** False if it could not be stored; the value before then stays, if possible. */
  write(value: T): boolean;
  remove(): void;
}

/**
 * A value stored as JSON. The stored value may be old or damaged: `validate` returns its valid part
 * (undefined: nothing), and only that is kept.
 */
export function stored<T>(
  storage: SafeStorage,
  key: StorageKey,
  validate: (found: unknown) => T | undefined,
): Stored<T> {
  const write = (text: string): boolean => {
    if (storage.set(key, text)) return true;
    // Without the old value there may be space for the new one.
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
      const value = validate(parse(text));
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
    return undefined; // not our JSON
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
