import { NO_EDITS } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { holdTabLock, storeUnsaved, takeOverUnsaved } from '../store/recovery.ts';
import { StudioStore } from '../store/store.ts';

/** Loads the site, restores what an earlier window did not save, and stores what this one has not saved. */
export async function openStudio(): Promise<{ store: StudioStore; recovered: boolean }> {
  const [start, site] = await Promise.all([ask('start', {}), ask('site', { edits: NO_EDITS })]);
  const store = new StudioStore(start, site);
  const [unsaved] = await takeOverUnsaved(site.name);
  if (unsaved) await store.restore(unsaved.edits, unsaved.began);
  holdTabLock();
  storeUnsavedEdits(store, site.name);
  addEventListener('site-config', () => void store.followDisk());
  return { store, recovered: unsaved !== undefined };
}

/** Stores shortly after each edit, and when the window is closed. */
function storeUnsavedEdits(store: StudioStore, site: string): void {
  let last = store.get().edits;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    void storeUnsaved({ site, edits: store.get().edits, began: store.beginnings() });
  };
  if (Object.keys(last.values).length > 0) write();
  store.subscribe(() => {
    const { edits } = store.get();
    if (edits === last) return;
    last = edits;
    clearTimeout(timer);
    timer = setTimeout(write, 200);
  });
  addEventListener('pagehide', write);
}
