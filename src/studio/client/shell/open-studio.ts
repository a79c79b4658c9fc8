import { NO_EDITS } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { holdTabLock, storeUnsaved, takeOverUnsaved } from '../store/recovery.ts';
import { StudioStore } from '../store/store.ts';

/** Opens the site, takes back what an earlier window had not saved, and keeps what this one has not. */
export async function openStudio(): Promise<{ store: StudioStore; recovered: boolean }> {
  const [start, site] = await Promise.all([api.start(), api.site(NO_EDITS)]);
  const store = new StudioStore(start, site);
  const [left] = await takeOverUnsaved(site.name);
  if (left) await store.restore(left.edits, left.stamps);
  holdTabLock();
  storeUnsavedEdits(store, site.name);
  addEventListener('site-config', () => void store.followDisk());
  return { store, recovered: left !== undefined };
}

/** A moment after each edit, and at once when the window goes. */
function storeUnsavedEdits(store: StudioStore, site: string): void {
  let last = store.get().edits;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    void storeUnsaved({ site, edits: store.get().edits, stamps: store.stamps() });
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
