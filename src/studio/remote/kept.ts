import { createStore, delMany, get, getMany, keys, set, setMany } from 'idb-keyval';
import { type Copy, NO_COPY } from './copy.ts';

/** What the window hears when the site's files may have changed. */
export const SITE_CHANGED = 'site-config';

/** What is heard in a window that has changed the copy itself: what it saves is to be kept with the account too. */
export const COPY_CHANGED = 'studio-copy';

/** File -> when its row was written, and a key of what stands in it. */
export type OwnRows = Readonly<Record<string, { at: string; key: string }>>;

/** Where a browser keeps what it knows of a site. */
export interface Kept {
  copy(): Promise<Copy>;
  /** Changes the copy; nothing else changes it meanwhile. Resolves to what `change` returns beside it. */
  change<T>(change: (copy: Copy) => Promise<readonly [Copy, T]>): Promise<T>;
  /** Texts by their blobs, those that are kept. */
  texts(shas: readonly string[]): Promise<Map<string, string>>;
  keepTexts(texts: Readonly<Record<string, string>>): Promise<void>;
  /** What this browser has written of the table of drafts. */
  rows(): Promise<OwnRows>;
  /** No other window of this browser changes them meanwhile. */
  changeRows(change: (rows: OwnRows) => Promise<OwnRows>): Promise<void>;
  /** Drops the texts that are of none of these blobs. */
  keepOnly(shas: ReadonlySet<string>): Promise<void>;
}

/** In IndexedDB. All windows of a browser share it; each person has a copy of their own, the published texts are for all. */
export function keptInBrowser(site: string, person: string): Kept {
  const copies = createStore('studio-copies', 'copies');
  const texts = createStore('studio-texts', 'texts');
  const key = `${site} ${person}`;
  // Of the other windows of this browser.
  const news = new BroadcastChannel(`studio-copy ${key}`);
  news.addEventListener('message', () => dispatchEvent(new Event(SITE_CHANGED)));
  const copy = async () => (await get<Copy>(key, copies)) ?? NO_COPY;
  const rowsKey = `rows ${key}`;
  const rows = async () => (await get<OwnRows>(rowsKey, copies)) ?? {};
  return {
    copy,
    rows,
    changeRows: (change) =>
      navigator.locks.request(`studio-rows ${key}`, async () =>
        set(rowsKey, await change(await rows()), copies),
      ),
    change: (change) =>
      navigator.locks.request(`studio-copy ${key}`, async () => {
        const before = await copy();
        const [after, result] = await change(before);
        if (after !== before) {
          await set(key, after, copies);
          news.postMessage('changed');
          dispatchEvent(new Event(COPY_CHANGED));
        }
        return result;
      }),
    async texts(shas) {
      const found = await getMany<string | undefined>([...shas], texts);
      return new Map(
        shas.flatMap((sha, at) => {
          const text = found[at];
          return text === undefined ? [] : [[sha, text] as const];
        }),
      );
    },
    keepTexts: (news) => setMany(Object.entries(news), texts),
    async keepOnly(shas) {
      const left = (await keys<string>(texts)).filter((sha) => !shas.has(sha));
      if (left.length > 0) await delMany(left, texts);
    },
  };
}
