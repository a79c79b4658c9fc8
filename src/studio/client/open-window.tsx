import { createRoot } from 'react-dom/client';
import { msg } from '../../words/message.ts';
import { worded } from '../../words/reader.ts';
import type { WordsInPage } from '../../words/words-in-page.ts';
import { host } from '../shared/host.ts';
import { NO_EDITS } from '../shared/protocol.ts';
import { ApiError, ask } from './store/api.ts';
import { connection } from './store/connection.ts';
import { hasEdits } from './store/edits.ts';
import { claimUnsaved, type LeftWork, storeUnsaved, unsavedHere } from './store/recovery.ts';
import { titleOfFile } from './store/state.ts';
import { StudioStore } from './store/store.ts';
import { thinking } from './store/worker.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);

interface Opened {
  store: StudioStore;
  /** Stores what is not saved. */
  storeEdits(): Promise<void>;
  recovered: string | undefined;
}

/** Loads the site, restores what earlier windows did not save, and stores what this one has not saved. */
async function openStudio(): Promise<Opened> {
  const [start, site] = await Promise.all([ask('start', {}), ask('site', { edits: NO_EDITS })]);
  const store = new StudioStore(start, site);
  // A browser that stores nothing, as some private windows do, is told of by the first edit.
  const left = await claimUnsaved(start.id).catch((): LeftWork[] => []);
  const { restored, refusals } = await store.restore(left);
  const storeEdits = storeUnsavedEdits(store, start.id, restored);
  host().remote?.drafts.begin({
    stored: () => unsavedHere(start.id),
    async restore(work) {
      const { refusals } = await store.restore([
        { ...work, site: start.id, tab: crypto.randomUUID() },
      ]);
      if (refusals.length > 0) throw new Error(refusals.join(' '));
      await storeEdits();
      return store.get().isStored;
    },
  });
  addEventListener('site-config', () => {
    thinking.stale();
    void store.followDisk();
  });
  return { store, storeEdits, recovered: recoveredText(store, refusals) };
}

/** What is to be said about what earlier windows had not saved. */
function recoveredText(store: StudioStore, refusals: readonly string[]): string | undefined {
  const { edits, site } = store.get();
  const titles = Object.keys(edits.values).map((file) => titleOfFile(site, file));
  const texts = refusals.map((reason) => msg('studio/window:not-recovered', { reason }));
  if (titles.length > 0)
    texts.unshift(msg('studio/window:recovered', { titles: titles.join(', ') }));
  return worded(texts) || undefined;
}

/** Stores shortly after each edit, and when the window is closed. Returns what stores at once. */
function storeUnsavedEdits(store: StudioStore, site: string, left: readonly LeftWork[]) {
  let { edits: lastEdits, rivals: lastRivals } = store.get();
  const takenOver = left.map(({ tab }) => tab);
  /** Of the last edit: by it windows are told to be newer or older. */
  let time = left[0]?.time ?? Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): Promise<void> => {
    clearTimeout(timer);
    const { edits, rivals } = store.get();
    const work = { site, edits, began: store.beginnings(), time };
    return storeUnsaved(work, takenOver, rivals).then(
      () => {
        store.setStored(true);
        host().remote?.drafts.changed();
      },
      () => store.setStored(false),
    );
  };
  void write();
  store.subscribe(() => {
    const { edits, rivals } = store.get();
    if (edits === lastEdits && rivals === lastRivals) return;
    lastEdits = edits;
    lastRivals = rivals;
    time = Date.now();
    clearTimeout(timer);
    timer = setTimeout(write, 200);
  });
  addEventListener('pagehide', write);
  addEventListener('beforeunload', (event) => {
    const { edits, isStored } = store.get();
    if (hasEdits(edits) && !isStored) event.preventDefault();
  });
  return write;
}

/** Opens the studio, and again as long as nobody answers. */
export async function openWindow(
  words: Pick<WordsInPage, 'language' | 'languages'>,
): Promise<void> {
  const again = () => openWindow(words);
  try {
    // Requests the site while the code is loading.
    const [{ storeEdits, ...opened }, fonts, { StudioApp }] = await Promise.all([
      openStudio(),
      import('virtual:fonts'),
      import('./window/app.tsx'),
    ]);
    connection.answered(openWindow);
    root.render(<StudioApp {...opened} languages={{ ...words, storeEdits }} fonts={fonts} />);
  } catch (error) {
    const mayPass = error instanceof ApiError && error.mayPass;
    const message = error instanceof Error ? error.message : String(error);
    const soon = mayPass ? msg('studio/window:opens-later') : undefined;
    root.render(<p role="alert">{worded([message, soon])}</p>);
    connection.failed(openWindow, error, again);
  }
}
