import { createStore, del, entries, set } from 'idb-keyval';
import type { Edits } from '../../shared/protocol.ts';
import { isEdited } from './edits.ts';

/** What a tab had not saved. */
export interface Kept {
  site: string;
  edits: Edits;
  stamps: Record<string, string>;
  /** Milliseconds. */
  at: number;
}

const kept = createStore('studio', 'unsaved');

/** Of this tab, which alone writes under its name; a reload is another, and takes over what is left. */
const tab = crypto.randomUUID();
const lockOf = (name: string) => `studio-tab-${name}`;

/** Says that this tab lives, until it is closed or dies. */
export function holdTab(): void {
  void navigator.locks.request(lockOf(tab), () => new Promise(() => {}));
}

/** Keeps what is not saved, in the browser, where a crash leaves it. */
export async function keep(state: Omit<Kept, 'at'>): Promise<void> {
  if (isEdited(state.edits)) await set(tab, { ...state, at: Date.now() }, kept);
  else await del(tab, kept);
}

/** What tabs left that are gone, newest first; it is this tab's from now on. */
export async function takeLeft(site: string): Promise<Kept[]> {
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  const left = (await entries<string, Kept>(kept)).filter(
    ([name, value]) => value.site === site && !alive.has(lockOf(name)),
  );
  for (const [name] of left) await del(name, kept);
  return left.map(([, value]) => value).sort((a, b) => b.at - a.at);
}
