import { msg } from '../../words/message.ts';
import { Failure } from '../shared/failure.ts';
import type { Session } from './ask.ts';

/** A row of the table `studio_drafts`. */
export interface DraftRow {
  file: string;
  /** The blob that it began from; null for a file that was not there. */
  was: string | null;
  /** Null for a picture, and for a file that is to be removed. A drawing is a text. */
  text: string | null;
  /** The blob of a picture. */
  picture: string | null;
}

export interface WrittenRow extends DraftRow {
  /** Of a picture. */
  base64: string | null;
}

/** Another one after each change. */
export interface RowTime {
  file: string;
  updated_at: string;
}

export type StoredRow = DraftRow & RowTime;

/** What is kept with the account. All reject with a `Failure`. */
export interface DraftTable {
  read(): Promise<StoredRow[]>;
  times(): Promise<RowTime[]>;
  /** The base64 of a picture; undefined if it is not there any more. */
  picture(file: string): Promise<string | undefined>;
  put(rows: readonly WrittenRow[]): Promise<RowTime[]>;
  remove(files: readonly string[]): Promise<void>;
}

interface Place {
  /** Of the API of the project. */
  origin: string;
  publishableKey: string;
  fetch?: typeof globalThis.fetch;
}

const STATES: Partial<Record<number, 'signed-out' | 'denied' | 'too-many-drafts'>> = {
  401: 'signed-out',
  403: 'denied',
  413: 'too-many-drafts',
};

/** In milliseconds: other windows of this browser wait for the answer. A picture of 5 MB takes a slow line a minute. */
const TIMEOUT = 15_000;
const PICTURE_TIMEOUT = 120_000;

/** Upper bound for an address: files are named in it. */
const MOST_NAMED = 40;

export function draftTable(
  { origin, publishableKey, fetch = globalThis.fetch }: Place,
  { token }: Pick<Session, 'token'>,
): DraftTable {
  async function call(query: string, init: RequestInit = {}, most = TIMEOUT): Promise<Response> {
    const own = await token();
    if (own === undefined) throw new Failure(msg('studio/remote:signed-out'), true);
    const response = await fetch(`${origin}/rest/v1/studio_drafts?${query}`, {
      ...init,
      signal: AbortSignal.timeout(most),
      headers: {
        'Content-Type': 'application/json',
        apikey: publishableKey,
        Authorization: `Bearer ${own}`,
        Prefer: 'resolution=merge-duplicates,return=representation',
      },
    }).catch(() => {
      throw new Failure(msg('studio/remote:away'), true);
    });
    const { ok, status } = response;
    const known = STATES[status];
    if (known) throw new Failure(msg(`studio/remote:${known}`), false);
    if (!ok) throw new Failure(msg('studio/remote:no-answer', { status }), true);
    return response;
  }
  return {
    read: async () => (await call('select=file,was,text,picture,updated_at')).json(),
    times: async () => (await call('select=file,updated_at')).json(),
    async picture(file) {
      const query = `select=base64&file=eq.${encodeURIComponent(file)}`;
      const [row] = await (await call(query, {}, PICTURE_TIMEOUT)).json();
      return row?.base64 ?? undefined;
    },
    async put(rows) {
      if (rows.length === 0) return [];
      const init = { method: 'POST', body: JSON.stringify(rows) };
      const most = rows.some(({ picture }) => picture !== null) ? PICTURE_TIMEOUT : TIMEOUT;
      return (await call('on_conflict=person,file&select=file,updated_at', init, most)).json();
    },
    async remove(files) {
      for (let at = 0; at < files.length; at += MOST_NAMED) {
        const names = files.slice(at, at + MOST_NAMED).map((file) => JSON.stringify(file));
        await call(`select=file&file=in.(${encodeURIComponent(names.join(','))})`, {
          method: 'DELETE',
        });
      }
    },
  };
}
