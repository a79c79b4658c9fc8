import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import { base64Url } from '../../../supabase/functions/studio/base64.ts';
import { msg } from '../../words/message.ts';
import { Failure } from '../shared/failure.ts';
import type { LinkComment, LinkedPage, Links, PageLink, ShownByLink } from '../shared/links.ts';
import { createListeners } from '../shared/listeners.ts';
import type { Drafts } from './copy.ts';
import type { Kept } from './kept.ts';
import { pictureType } from './shown-pictures.ts';

interface Given {
  database: Pick<SupabaseClient, 'from'>;
  kept: Pick<Kept, 'copy'>;
  /** The address of the document that shows pages by links. */
  address: string;
}

const DAY = 86_400_000;

/** The rows of the person in the site's project. A link has a token that is told to nobody but who makes it. */
export function createLinks({ database, kept, address }: Given): Links {
  const listeners = createListeners();
  const links = () => database.from('studio_links');
  let all: readonly PageLink[] = [];

  async function refresh(): Promise<void> {
    const [rows, comments] = await Promise.all([
      links().select('id,file,title,created_at,expires_at').order('created_at'),
      database
        .from('studio_comments')
        .select('id,link,section,name,text,at,answer,is_closed')
        .order('at'),
    ]);
    const said = done<(LinkComment & { link: string })[]>(comments);
    all = done<Omit<PageLink, 'comments'>[]>(rows).map((row) => ({
      ...row,
      comments: said.filter(({ link }) => link === row.id),
    }));
    listeners.notify();
  }

  const rowOf = async ({ title, page }: Omit<ShownByLink, 'file'>) => ({
    title: title.slice(0, 200),
    page: { ...page, pictures: picturesIn(page, (await kept.copy()).drafts) } satisfies LinkedPage,
  });

  return {
    subscribe: listeners.subscribe,
    all: () => all,
    refresh,
    async make({ file, ...shown }, days) {
      const token = newToken();
      const expires_at = new Date(Date.now() + days * DAY).toISOString();
      const row = { ...(await rowOf(shown)), token_hash: await hashOf(token), file, expires_at };
      done(await links().insert(row));
      await refresh();
      return `${address}#${token}`;
    },
    async update(id, shown) {
      done(
        await links()
          .update(await rowOf(shown))
          .eq('id', id),
      );
    },
    async withdraw(id) {
      done(await links().delete().eq('id', id));
      await refresh();
    },
    async settle(comment, change) {
      done(await database.from('studio_comments').update(change).eq('id', comment));
      await refresh();
    },
  };
}

/** Throws a `Failure` for what was not done. */
function done<T>({ data, error, status }: PostgrestSingleResponse<unknown>): T {
  if (!error) return data as T;
  if (error.code === 'PT413') throw new Failure(msg('studio/links:too-many-links'), false);
  // A check of the row: hosted Supabase says 23514, the embedded database SUP.
  if (/^(23514|SUP)$/.test(error.code) || status === 413)
    throw new Failure(msg('studio/links:too-large'), false);
  // The project has not had the migration yet.
  if (/^(PGRST205|42P01)$/.test(error.code))
    throw new Failure(msg('studio/links:not-set-up'), false);
  if (status === 401) throw new Failure(msg('studio/remote:signed-out'), true);
  if (error.code === '42501') throw new Failure(msg('studio/remote:denied'), false);
  throw new Failure(msg('studio/remote:away'), true);
}

const newToken = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

async function hashOf(token: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is saved here alone would be missing for all others. */
function picturesIn(page: object, drafts: Drafts): Record<string, string> {
  const text = JSON.stringify(page);
  const found = Object.entries(drafts).flatMap(([file, draft]): [string, string][] => {
    const path = file.replace(/^public/, '');
    const type = pictureType(path);
    if (!file.startsWith('public/') || !type || !text.includes(JSON.stringify(path))) return [];
    if (draft.base64 !== undefined) return [[path, `data:${type};base64,${draft.base64}`]];
    return draft.text === undefined
      ? []
      : [[path, `data:${type},${encodeURIComponent(draft.text)}`]];
  });
  return Object.fromEntries(found);
}
