import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { localFolder } from '../../folder.ts';
import type { Email } from '../../store.ts';
import { answers } from '../answers.ts';
import { openSupabase } from '../open.ts';
import { emptyDatabase, setLocalData } from './empty-database.ts';

export const PUBLISHABLE_KEY = 'sb_publishable_dos_testes';
export const PASSWORD = 'segredo-de-teste';

export interface TestSupabase extends Awaited<ReturnType<typeof openSupabase>> {
  /** A browser's client; with `secretKey`, a server's. */
  client(key?: string, headers?: Record<string, string>): SupabaseClient;
  fetch: typeof fetch;
  /** Signs up, confirms by the link in the e-mail, and is signed in. */
  person(email: string, data?: object): Promise<{ id: string; client: SupabaseClient }>;
  /** A person with a role. */
  member(role: 'editor' | 'sales' | 'admin'): Promise<SupabaseClient>;
  stop(): Promise<void>;
}

/** An embedded database of its own, in a folder that `stop` removes. Sets `LOCAL_DATA` until then. */
export async function startSupabase(): Promise<TestSupabase> {
  const folder = mkdtempSync(join(tmpdir(), 'supabase-'));
  cpSync(await emptyDatabase(), folder, { recursive: true });
  const { LOCAL_DATA } = process.env;
  setLocalData(folder);
  process.env.LITE_AUTH_BCRYPT_COST = '4'; // quick, not safe
  const database = await openSupabase({
    siteUrl: 'http://localhost:4173',
    publishableKey: PUBLISHABLE_KEY,
  });
  const { fetch: answer } = answers(database);
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
    client,
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
