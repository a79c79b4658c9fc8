import { pointerOf } from '../json/json.ts';
import type { TextEdit } from '../problem.ts';
import { listIn, type Site, single } from '../site.ts';
import { editEntry } from './edit-entry.ts';

/** Removes the address of a new page from known-missing.json. */
export function keepPromise({ entries }: Site, path: string): TextEdit[] {
  const entry = single(entries, 'known-missing');
  const index = listIn(entry, 'paths').indexOf(path);
  if (!entry || index < 0) return [];
  return editEntry(entry, { remove: pointerOf('paths', index) }) ?? [];
}
