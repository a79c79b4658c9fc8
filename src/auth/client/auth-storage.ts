import { SESSION_KEY } from '../traces.ts';

/** What could not be stored: it lasts as long as the page. */
const memory = new Map<string, string>();

/**
 * Only the session is every tab's. A provider leads back to the tab that left for it: what that tab
 * expects must not be mixed up with what another does.
 */
const placeOf = (key: string) => (key === SESSION_KEY ? localStorage : sessionStorage);

/** The browser's, or memory where that is blocked or full: then a sign-in lasts until a reload. */
export const authStorage = {
  getItem(key: string): string | null {
    try {
      return memory.get(key) ?? placeOf(key).getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },

  setItem(key: string, value: string): void {
    try {
      placeOf(key).setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },

  removeItem(key: string): void {
    memory.delete(key);
    try {
      placeOf(key).removeItem(key);
    } catch {
      // Blocked: then it was only in memory.
    }
  },
};
