import type { Wording } from '../../words/message.ts';
import type { AccountDrafts, DraftsOfWindow, Elsewhere } from '../shared/account-drafts.ts';
import { Failure } from '../shared/failure.ts';
import { createListeners } from '../shared/listeners.ts';
import { leftIn, rowsHere } from './draft-rows.ts';
import type { DraftRow, DraftTable, StoredRow } from './draft-table.ts';
import type { Remote } from './published.ts';
import { textDraft } from './text-draft.ts';

/** In milliseconds, after the last change. */
const PAUSE = 1_000;

/** Of a row that is only told apart from what stands here now. */
const UNKNOWN = '';

export function createAccountDrafts(
  remote: Remote,
  table: DraftTable,
  pause = PAUSE,
): AccountDrafts {
  const { kept } = remote;
  const listeners = createListeners();
  let window: DraftsOfWindow | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failure: Wording | undefined;
  /** The rows that another browser has written; undefined until they are read. */
  let others: Map<string, StoredRow> | undefined;
  let elsewhere: Elsewhere | undefined;
  let last: Promise<void> = Promise.resolve();

  /** One after the other. Who cannot wait for the answer hears of a failure by `failure`. */
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    last = last.then(task).then(
      () => set(undefined),
      (error) => {
        if (!(error instanceof Failure)) reportError(error);
        set(error instanceof Failure ? error.wording : String(error));
      },
    );
    return last;
  };
  const set = (next: Wording | undefined) => {
    failure = next;
    listeners.notify();
  };

  /** What stands here is of no other browser, whichever wrote it. */
  async function read(here: ReadonlyMap<string, string>): Promise<Map<string, StoredRow>> {
    const rows = await table.read();
    const own = await kept.rows();
    const keyed = await Promise.all(rows.map(async (row) => ({ row, key: await keyOf(row) })));
    const foreign = keyed.flatMap(({ row, key }) =>
      own[row.file]?.at === row.updated_at || here.get(row.file) === key ? [] : row,
    );
    elsewhere = await leftIn(remote, foreign);
    return new Map(foreign.map((row) => [row.file, row]));
  }

  async function write(): Promise<void> {
    const here = await rowsHere(await kept.copy(), (await window?.stored()) ?? []);
    const keys = new Map(
      await Promise.all(here.map(async (row) => [row.file, await keyOf(row)] as const)),
    );
    others ??= await read(keys);
    // What is not decided yet stays as the other browser wrote it.
    const isFree = (file: string) => !others?.has(file);
    await kept.changeRows(async (own) => {
      const news = here.filter(({ file }) => isFree(file) && own[file]?.key !== keys.get(file));
      const gone = Object.keys(own).filter((file) => isFree(file) && !keys.has(file));
      const put = news.length > 0 ? await table.put(news) : [];
      if (gone.length > 0) await table.remove(gone);
      const after = { ...own };
      for (const { file, updated_at } of put)
        after[file] = { at: updated_at, key: keys.get(file) ?? UNKNOWN };
      for (const file of gone) delete after[file];
      return after;
    });
  }

  /** From now on the rows are as those that this browser has written. */
  async function takeOver(): Promise<void> {
    const rows = [...(others?.values() ?? [])];
    await kept.changeRows(async (own) => ({
      ...own,
      ...Object.fromEntries(
        rows.map(({ file, updated_at }) => [file, { at: updated_at, key: UNKNOWN }]),
      ),
    }));
    others = new Map();
    elsewhere = undefined;
  }

  const changed = () => {
    if (!window) return;
    clearTimeout(timer);
    timer = setTimeout(() => inTurn(write), pause);
  };

  return {
    begin(given) {
      window = given;
      void inTurn(write);
    },
    changed,
    failure: () => failure,
    elsewhere: () => elsewhere,
    async goOn() {
      if (elsewhere && (await window?.restore(elsewhere)))
        await inTurn(async () => {
          await takeOver();
          await write();
        });
    },
    discard: () =>
      inTurn(async () => {
        await takeOver();
        await write();
      }),
    subscribe: listeners.subscribe,
  };
}

async function keyOf({ was, text }: DraftRow): Promise<string> {
  const { sha } = await textDraft({ was, text: text ?? undefined });
  return `${was} ${sha}`;
}
