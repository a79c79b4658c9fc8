import { NO_EDITS } from '../../shared/protocol.ts';
import { ApiError, ask } from '../store/api.ts';
import { connection } from '../store/connection.ts';
import { hasEdits } from '../store/edits.ts';
import { claimUnsaved, type LeftWork, storeUnsaved } from '../store/recovery.ts';
import { titleOfFile } from '../store/state.ts';
import { StudioStore } from '../store/store.ts';

interface OpenedStudio {
  store: StudioStore;
  /** What is to be said about what earlier windows had not saved. */
  recovered: string | undefined;
}

/** Opens the studio, and again as long as nobody answers. */
export async function keepOpening(
  open: () => Promise<void>,
  tell: (failure: string) => void,
): Promise<void> {
  try {
    await open();
    connection.answered(keepOpening);
  } catch (error) {
    const mayPass = error instanceof ApiError && error.mayPass;
    const soon = mayPass ? ' O estúdio abre sozinho quando houver resposta.' : '';
    tell(`${error instanceof Error ? error.message : error}${soon}`);
    connection.failed(keepOpening, error, () => void keepOpening(open, tell));
  }
}

/** Loads the site, restores what earlier windows did not save, and stores what this one has not saved. */
export async function openStudio(): Promise<OpenedStudio> {
  const [start, site] = await Promise.all([ask('start', {}), ask('site', { edits: NO_EDITS })]);
  const store = new StudioStore(start, site);
  // A browser that stores nothing, as some private windows do, is told of by the first edit.
  const left = await claimUnsaved(start.id).catch((): LeftWork[] => []);
  const { restored, refusals } = await store.restore(left);
  storeUnsavedEdits(store, start.id, restored);
  addEventListener('site-config', () => void store.followDisk());
  return { store, recovered: textOf(store, refusals) };
}

function textOf(store: StudioStore, refusals: readonly string[]): string | undefined {
  const { edits, site } = store.get();
  const titles = Object.keys(edits.values).map((file) => titleOfFile(site, file));
  const texts = [
    ...(titles.length > 0
      ? [
          `O que você não tinha salvo está de volta: ${titles.join(', ')}. “Desfazer” o deixa de lado.`,
        ]
      : []),
    ...refusals.map(
      (refusal) =>
        `Uma janela fechada tinha algo por salvar que este site já não aceita; continua guardado neste navegador. (${refusal})`,
    ),
  ];
  return texts.join(' ') || undefined;
}

/** Stores shortly after each edit, and when the window is closed. */
function storeUnsavedEdits(store: StudioStore, site: string, left: readonly LeftWork[]): void {
  let { edits: lastEdits, rivals: lastRivals } = store.get();
  const takenOver = left.map(({ tab }) => tab);
  /** Of the last edit: by it windows are told to be newer or older. */
  let time = left[0]?.time ?? Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    const { edits, rivals } = store.get();
    const work = { site, edits, began: store.beginnings(), time };
    storeUnsaved(work, takenOver, rivals).then(
      () => store.setStored(true),
      () => store.setStored(false),
    );
  };
  write();
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
}
