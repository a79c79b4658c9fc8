import { BUILD } from './build-id.ts';
import { reloadOnce } from './reload-once.ts';

/** Before the second try, in milliseconds. */
const PAUSE = 1000;

let incomplete = false;

/** True once a part of the app could not be had: then each link is better opened by the browser. */
export const isIncomplete = () => incomplete;

/**
 * Brings a part of the app. After a deploy its file may be gone: when it fails twice the page is
 * loaded anew, once for each build. Rejects where that would not help or was done before.
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
    if (BUILD && reloadOnce(BUILD)) return new Promise(() => {}); // this page is about to go
    throw error;
  }
}
