import { enumerated, msg, quoted, type Wording } from '../../words/message.ts';
import type { AccountDrafts, DraftsOfWindow, Elsewhere } from '../shared/account-drafts.ts';
import { Failure } from '../shared/failure.ts';
import { createListeners } from '../shared/listeners.ts';
import { bringPictures, type Show } from './bring-pictures.ts';
import { isPicture, leftIn, rowsHere } from './draft-rows.ts';
import type { DraftRow, DraftTable, RowTime, StoredRow, WrittenRow } from './draft-table.ts';
import type { OwnRows } from './kept.ts';
import type { Remote } from './published.ts';
import { textDraft } from './text-draft.ts';

/** In milliseconds, after a change: what is typed until then goes along. */
const PAUSE = 2_000;

/** Of a row that is only told apart from what stands here now. */
const UNKNOWN = '';

interface Given extends Remote {
  table: DraftTable;
  show: Show;
  pause?: number;
}

export function createAccountDrafts({
  table,
  show,
  pause = PAUSE,
  ...remote
}: Given): AccountDrafts {
  const { kept } = remote;
  const listeners = createListeners();
  let window: DraftsOfWindow | undefined;
  let isDue = false;
  let failure: Wording | undefined;
  /** The rows that another browser has written, by file. They stay as they are until somebody decides. */
  let others: ReadonlyMap<string, StoredRow> = new Map();
  let elsewhere: Elsewhere | undefined;
  /** File -> key of what was put last, which may have arrived without an answer. */
  const sent = new Map<string, string>();
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

  /** What stands here, or was put from here, is of no other browser. */
  async function findOthers(own: OwnRows, here: ReadonlyMap<string, string>): Promise<void> {
    const foreign = (await table.times()).filter((row) => own[row.file]?.at !== row.updated_at);
    const isKnown = (row: RowTime) => others.get(row.file)?.updated_at === row.updated_at;
    if (foreign.length === others.size && foreign.every(isKnown)) return;
    const files = new Set(foreign.map(({ file }) => file));
    const found = new Map<string, StoredRow>();
    for (const row of files.size > 0 ? await table.read() : []) {
      const { file } = row;
      const isMine = [here.get(file), sent.get(file)].includes(await keyOf(row));
      if (files.has(file) && !isMine) found.set(file, row);
    }
    elsewhere = await leftIn(remote, [...found.values()]);
    others = found;
  }

  async function write(): Promise<void> {
    const here = await rowsHere(await kept.copy(), (await window?.stored()) ?? []);
    const keys = new Map<string, string>();
    for (const row of here) keys.set(row.file, await keyOf(row));
    const isFree = (file: string) => !others.has(file);
    await kept.changeRows(async (own) => {
      await findOthers(own, keys);
      const gone = Object.keys(own).filter((file) => isFree(file) && !keys.has(file));
      await table.remove(gone);
      const left = Object.entries(own).filter(([file]) => !gone.includes(file));
      return Object.fromEntries(left);
    });
    // A picture that the table refuses, or a line that is too slow for it, leaves no text behind.
    const texts = here.filter(({ picture }) => picture === null);
    const pictures = here.filter(({ picture }) => picture !== null);
    for (const some of [texts, ...pictures.map((row) => [row])]) {
      const free = some.filter(({ file }) => isFree(file));
      await kept.changeRows((own) => put(table, free, { own, keys, sent }));
    }
  }

  /** From now on these rows are as those that this browser has written. */
  const takeOver = (rows: typeof others): Promise<void> =>
    inTurn(async () => {
      const taken = [...rows.values()].map(
        ({ file, updated_at }) => [file, { at: updated_at, key: UNKNOWN }] as const,
      );
      await kept.changeRows(async (own) => ({ ...own, ...Object.fromEntries(taken) }));
      await write();
    });

  return {
    begin(given) {
      window = given;
      void inTurn(write);
    },
    changed() {
      if (!window || isDue) return;
      isDue = true;
      setTimeout(() => {
        isDue = false;
        void inTurn(write);
      }, pause);
    },
    failure: () => failure,
    elsewhere: () => elsewhere,
    async goOn() {
      const rows = others;
      if (!elsewhere || !window) return;
      const pictures = [...rows.values()].filter(isPicture);
      // Before what shows them.
      const refused = await bringPictures(remote, table, pictures, show);
      const hasTexts = Object.keys(elsewhere.edits.values).length > 0;
      if (hasTexts && !(await window.restore(elsewhere))) return;
      await takeOver(new Map([...rows].filter(([file]) => !refused.includes(file))));
      if (refused.length > 0) throw notBrought(refused);
    },
    discard: () => takeOver(others),
    subscribe: listeners.subscribe,
  };
}

interface Keys {
  own: OwnRows;
  /** File -> key of what stands here. */
  keys: ReadonlyMap<string, string>;
  sent: Map<string, string>;
}

/** Resolves to all rows of this browser as they are then. */
async function put(
  table: DraftTable,
  rows: readonly WrittenRow[],
  { own, keys, sent }: Keys,
): Promise<OwnRows> {
  const keyAt = (file: string) => keys.get(file) ?? UNKNOWN;
  const news = rows.filter(({ file }) => own[file]?.key !== keyAt(file));
  for (const { file } of news) sent.set(file, keyAt(file));
  const written = await table.put(news);
  const times = written.map(({ file, updated_at: at }) => [file, { at, key: keyAt(file) }]);
  return { ...own, ...Object.fromEntries(times) };
}

const notBrought = (files: readonly string[]): Failure =>
  new Failure(msg('studio/remote:not-brought', { files: enumerated(files.map(quoted)) }), false);

async function keyOf({ was, text, picture }: DraftRow): Promise<string> {
  if (picture !== null) return `${was} ${picture}`;
  const { sha } = await textDraft({ was, text: text ?? undefined });
  return `${was} ${sha}`;
}
