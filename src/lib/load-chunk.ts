import { BUILD } from './build-id.ts';
import { reloadOnce } from './reload-once.ts';

/** Pause before the second try, in milliseconds. */
const PAUSE = 1000;

let incomplete = false;

/** True after a chunk has failed to load: links are then better opened by the browser. */
export const isIncomplete = () => incomplete;

/**
 * Loads a chunk. After a deploy its file may be gone: if it fails twice the page is
 * reloaded, once per build. Rejects if that would not help or was done before.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  try {
    return await load();
  } catch (error) {
    incomplete = true;
    if (BUILD && reloadOnce(BUILD)) return new Promise(() => {}); // the page is reloading
    throw error;
  }
}
