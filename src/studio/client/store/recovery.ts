import { createStore, del, entries, set } from 'idb-keyval';
import type { Edits } from '../../shared/protocol.ts';
import { hasEdits } from './edits.ts';

/** What a tab had not saved. */
export interface UnsavedWork {
  site: string;
  edits: Edits;
  stamps: Record<string, string>;
  /** Milliseconds. */
  at: number;
}

const database = createStore('studio', 'unsaved');

/** Of this tab, which alone writes under its name; a reload is another, and takes over what is left. */
const tab = crypto.randomUUID();
const lockOf = (name: string) => `studio-tab-${name}`;

/** Says that this tab lives, until it is closed or dies. */
export function holdTabLock(): void {
  void navigator.locks.request(lockOf(tab), () => new Promise(() => {}));
}

/** Keeps what is not saved, in the browser, where a crash leaves it. */
export async function storeUnsaved(state: Omit<UnsavedWork, 'at'>): Promise<void> {
  if (hasEdits(state.edits)) await set(tab, { ...state, at: Date.now() }, database);
  else await del(tab, database);
}

/** What tabs left that are gone, newest first; it is this tab's from now on. */
export async function takeOverUnsaved(site: string): Promise<UnsavedWork[]> {
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  const left = (await entries<string, UnsavedWork>(database)).filter(
    ([name, value]) => value.site === site && !alive.has(lockOf(name)),
  );
  for (const [name] of left) await del(name, database);
  return left.map(([, value]) => value).sort((a, b) => b.at - a.at);
}
