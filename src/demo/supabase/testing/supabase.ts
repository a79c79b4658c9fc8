import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, vi } from 'vitest';
import { localFolder } from '../../folder.ts';
import type { Email } from '../../store.ts';
import { completeLite } from '../answers.ts';
import { openSupabase } from '../open.ts';
import { emptyDatabase, setLocalData } from './empty-database.ts';
import { connectPostgres, isOnPostgres } from './on-postgres.ts';

export const PUBLISHABLE_KEY = 'sb_publishable_dos_testes';
export const PASSWORD = 'segredo-de-teste';

export interface TestSupabase extends Awaited<ReturnType<typeof openSupabase>> {
  /** A browser's client; with `secretKey`, a server's. */
  client(key?: string, headers?: Record<string, string>): SupabaseClient;
  /** A server's client. */
  service: SupabaseClient;
  /** Runs SQL as the owner of the database. Resolves to the rows. */
  query<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>;
  /** Sends a form as a browser would, from a network address. Resolves to what is answered. */
  submit(news?: object, address?: string): Promise<unknown>;
  /** The same, without the settings of the site, so that those of the test hold, and without e-mails. */
  store(news?: object, address?: string): Promise<unknown>;
  /** Forgets all submissions, and what was noted of them. */
  emptyLog(): Promise<void>;
  folder: string;
  fetch: typeof fetch;
  /** Signs up, confirms by the link in the e-mail, and is signed in. */
  person(email: string, data?: object): Promise<{ id: string; client: SupabaseClient }>;
  /** A person with a role. */
  member(role: 'editor' | 'sales' | 'admin'): Promise<SupabaseClient>;
  stop(): Promise<void>;
}

/** The submission that `submit` sends. */
export const SUBMISSION = {
  ...{ submission_id: 'a'.repeat(32), form: 'hero_form', page: 'https://a.example/lp' },
  fields: [{ name: 'name', label: 'Nome', value: 'Ana', as: 'name' }],
};
export const STORED = { status: 'stored' };
export const TOO_MANY = { status: 'refused', reason: 'too-many' };

/** The one of this process on each kind of database. */
const shared = new Map<boolean, Promise<TestSupabase>>();

/**
 * The embedded database of a file's tests: there once the first of them runs, after `prepare`. The files of a worker
 * have one after the other the same, emptied, as opening one takes a second; `own` is for a file that changes tables.
 */
export function setUpSupabase(prepare?: () => Promise<unknown>, own = false): TestSupabase {
  const supabase = {} as TestSupabase;
  const { LOCAL_DATA } = process.env;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {}); // lite prints every refused query
    Object.assign(supabase, await (own ? startSupabase() : sharedSupabase()));
    if (!own) await empty(supabase);
    await prepare?.();
  }, 120_000);
  afterAll(async () => {
    if (own) await supabase.stop();
    else setLocalData(LOCAL_DATA);
  });
  return supabase;
}

function sharedSupabase(): Promise<TestSupabase> {
  const onPostgres = isOnPostgres();
  const started = shared.get(onPostgres) ?? startSupabase();
  shared.set(onPostgres, started);
  return started;
}

/** Ends the one of the kind that is asked for; the next file has another. */
export async function stopShared(): Promise<void> {
  const started = shared.get(isOnPostgres());
  shared.delete(isOnPostgres());
  await (await started)?.stop();
}

/** All tables, and the inbox, as they were when the database was made. */
async function empty({ folder, connection }: TestSupabase): Promise<void> {
  // `truncate` makes the files of each table and index anew, which takes ten times as long.
  await connection.driver.exec(`
    create temp table if not exists first_settings as table private.submission_settings;
    do $$ declare found record; begin
      set local session_replication_role = replica; -- without triggers, and in any order
      for found in select schemaname, tablename from pg_tables
        where schemaname in ('public', 'private', 'auth') loop
        execute format('delete from %I.%I', found.schemaname, found.tablename);
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
        where schemaname in ('public', 'private', 'auth');
    end $$;
    insert into private.worker default values;
    insert into private.submission_settings table first_settings`);
  setLocalData(folder);
  rmSync(join(folder, 'inbox'), { recursive: true, force: true });
}

/** An embedded database of its own, in a folder that `stop` removes. Sets `LOCAL_DATA` until then. */
export async function startSupabase(): Promise<TestSupabase> {
  const folder = mkdtempSync(join(tmpdir(), 'supabase-'));
  if (!isOnPostgres()) cpSync(await emptyDatabase(), folder, { recursive: true });
  const { LOCAL_DATA } = process.env;
  setLocalData(folder);
  process.env.LITE_AUTH_BCRYPT_COST = '4'; // quick, not safe
  const database = await openSupabase(
    { siteUrl: 'http://localhost:4173', publishableKey: PUBLISHABLE_KEY },
    isOnPostgres() ? connectPostgres : undefined,
  );
  const { fetch: answer } = completeLite(database);
  const inProcess: typeof fetch = async (input, init) => answer(new Request(input, init));
  const client = (key = PUBLISHABLE_KEY, headers = {}) =>
    newClient('http://localhost:4173', key, inProcess, headers);
  const person: TestSupabase['person'] = async (email, data = {}) => {
    const browser = client();
    const signUp = await browser.auth.signUp({ email, password: PASSWORD, options: { data } });
    if (signUp.error) throw signUp.error;
    const { error } = await browser.auth.verifyOtp(tokenIn(lastEmail(email)));
    if (error) throw error;
    return { id: signUp.data.user?.id ?? '', client: browser };
  };
  return {
    ...database,
    folder,
    client,
    service: client(database.secretKey),
    query: async <T>(sql: string, values?: unknown[]) =>
      (await database.connection.driver.query<T>(sql, values)).rows,
    submit: async (news = {}, address) => {
      const browser = client(undefined, address ? { 'cf-connecting-ip': address } : {});
      const sent = { ...SUBMISSION, ...news };
      return (await browser.rpc('submit_form', sent).throwOnError()).data;
    },
    store: async (news = {}, address) => {
      const headers = JSON.stringify(address ? { 'cf-connecting-ip': address } : {});
      const sent = Object.entries({ ...SUBMISSION, ...news });
      const values = sent.map(([, value]) =>
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      );
      const named = sent.map(([name], index) => `${name} => $${index + 1}`).join(', ');
      return database.connection.driver.transaction(async (transaction) => {
        await transaction.query("select set_config('request.headers', $1, true)", [headers]);
        const asked = `select public.submit_form(${named}) as answer`;
        return (await transaction.query<{ answer: unknown }>(asked, values)).rows[0]?.answer;
      });
    },
    emptyLog: async () => {
      await database.connection.driver.exec(`
        delete from public.submissions; delete from private.submission_ids;
        delete from private.submission_senders; delete from public.submission_events`);
    },
    fetch: inProcess,
    person,
    member: async (role) => {
      const { id, client: browser } = await person(`${role}@exemplo.com.br`);
      const grants = client(database.secretKey).from('user_roles');
      await grants.insert({ user_id: id, role }).throwOnError();
      return browser;
    },
    stop: async () => {
      await database.close();
      setLocalData(LOCAL_DATA);
      rmSync(folder, { recursive: true });
    },
  };
}

/** A client with nothing stored and no timers. */
export function newClient(
  url: string,
  key: string,
  fetch = globalThis.fetch,
  headers: Record<string, string> = {},
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch, headers },
    realtime: { transport: class {} as never }, // Node 20 has no WebSocket; nothing here opens one
  });
}

export function emailsTo(address: string): Email[] {
  const folder = join(localFolder(), 'inbox/emails');
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Email)
    .filter(({ to }) => to === address);
}

export function lastEmail(address: string): Email {
  const last = emailsTo(address).at(-1);
  if (!last) throw new Error(`No e-mail to ${address}`);
  return last;
}

type TokenType = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'invite';

/** The arguments for `verifyOtp` in the link of an e-mail. */
export function tokenIn({ links }: Email) {
  const link = links.find((href) => href.includes('token_hash='));
  if (!link) throw new Error('No link with a token');
  const { searchParams } = new URL(link);
  return {
    token_hash: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') as TokenType,
  };
}
