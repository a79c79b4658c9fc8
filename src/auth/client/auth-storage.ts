/** What could not be stored: it lasts as long as the page. */
const memory = new Map<string, string>();

/** `localStorage`, or memory where that is blocked or full: then a sign-in lasts until a reload. */
export const authStorage = {
  getItem(key: string): string | null {
    try {
      return memory.get(key) ?? localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },

  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },

  removeItem(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked: then it was only in memory.
    }
  },
};
