/** The way of a person through a server that is stopped and started again, over HTTP. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createServer,
  type InlineConfig,
  type PreviewServer,
  preview,
  type ViteDevServer,
} from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseFolder } from '../demo/supabase/database-folder.ts';
import { emptyDatabase } from '../demo/supabase/testing/empty-database.ts';
import {
  emailsTo,
  lastEmail,
  newClient,
  PASSWORD,
  tokenIn,
} from '../demo/supabase/testing/supabase.ts';
import { embeddedSupabase, openSupabaseSoon } from './embedded-supabase.ts';

const KEY = 'sb_publishable_dos_testes';
const ANA = 'ana@exemplo.com.br';
const BIA = 'bia@exemplo.com.br';
let root = '';
const running: (PreviewServer | ViteDevServer)[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(root, 'dist'));
  cpSync(await emptyDatabase(), join(root, '.local'), { recursive: true });
  vi.stubEnv('LOCAL_DATA', join(root, '.local'));
  vi.stubEnv('SUPABASE_URL', '/');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', KEY);
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', '4');
  vi.spyOn(console, 'error').mockImplementation(() => {}); // lite prints every refused query
});
const isOpen = () => existsSync(join(databaseFolder(), 'lock'));

afterAll(async () => {
  await Promise.all(running.map((server) => server.close()));
  // A server does not wait for its studio, which still opens a repository in the folder; the lock is given back last.
  await vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 60_000 });
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, maxRetries: 5, retryDelay: 200 });
});

const base = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [embeddedSupabase()],
});

async function startPreview(): Promise<string> {
  const server = await preview({ ...base(), preview: { port: 0, host: 'localhost' } });
  return addressOf(server);
}

async function startDev(): Promise<string> {
  const server = await createServer({ ...base(), server: { port: 0, host: 'localhost' } });
  return addressOf(await server.listen());
}

function addressOf(server: PreviewServer | ViteDevServer): string {
  running.push(server);
  const { port } = server.httpServer!.address() as AddressInfo;
  return `http://localhost:${port}`;
}

test('a person signs up, confirms, changes the own profile, and finds it after a restart', async () => {
  const first = await startPreview();
  const ana = newClient(first, KEY);
  await ana.auth.signUp({
    email: ANA,
    password: PASSWORD,
    options: { emailRedirectTo: `${first}/`, data: { full_name: 'Ana' } },
  });
  expect(emailsTo(ANA)).toHaveLength(1);
  expect(lastEmail(ANA).links[0]).toContain(`${first}/?token_hash=`); // the port it is served on
  expect((await ana.auth.verifyOtp(tokenIn(lastEmail(ANA)))).error).toBeNull();
  const { data } = await ana.auth.signInWithPassword({ email: ANA, password: PASSWORD });
  const id = data.user?.id;
  const own = () => ana.from('profiles').select('*').eq('id', id);
  expect((await own().single()).data).toMatchObject({ id, full_name: 'Ana' });
  expect((await ana.from('user_roles').select('role').eq('user_id', id)).data).toEqual([]);
  await ana.from('profiles').update({ full_name: 'Ana Souza' }).eq('id', id);

  const bia = newClient(first, KEY);
  await bia.auth.signUp({ email: BIA, password: PASSWORD });
  await bia.auth.verifyOtp(tokenIn(lastEmail(BIA)));
  expect((await bia.from('profiles').select('*').eq('id', id)).data).toEqual([]);
  expect((await newClient(first, KEY).from('profiles').select('*')).error?.code).toBe('42501');
  expect((await fetch(`${first}/rest/v1/profiles`)).status).toBe(401); // no admin mode
  const kept = (await bia.auth.getSession()).data.session?.refresh_token ?? '';
  expect((await ana.auth.signOut()).error).toBeNull();
  expect((await own()).error?.code).toBe('42501');

  await running[0]?.close();
  const second = await startDev();
  const again = newClient(second, KEY);
  const signIn = await again.auth.signInWithPassword({ email: ANA, password: PASSWORD });
  expect(signIn.error).toBeNull();
  const profile = await again.from('profiles').select('*').eq('id', id).single();
  expect(profile.data).toMatchObject({ full_name: 'Ana Souza' });
  const session = await newClient(second, KEY).auth.refreshSession({ refresh_token: kept });
  expect(session.data.user?.email).toBe(BIA);

  const body = JSON.stringify({ type: 'recovery', token_hash: 'x' });
  const guess = () =>
    fetch(`${second}/auth/v1/verify`, { method: 'POST', headers: { apikey: KEY }, body });
  const guesses = await Promise.all(Array.from({ length: 60 }, guess));
  expect(guesses.map(({ status }) => status)).toContain(429);

  // However the path is written, it is the same one.
  const encoded = (path: string, method: string) => {
    const send = { method, headers: { apikey: KEY }, ...(method === 'POST' && { body }) };
    return fetch(`${second}/auth/v1/${path}`, send);
  };
  expect((await encoded('%76erify', 'POST')).status).toBe(429);
  expect((await encoded('%76erify?token=x', 'HEAD')).status).toBe(429);
  expect((await encoded('%2576erify', 'POST')).status).toBe(404);
}, 120_000);

test.runIf(process.env.TEST_LONG)(
  'a second server on the same folder answers from the database of the first',
  async () => {
    const { port } = running[1]!.httpServer!.address() as AddressInfo;
    const lock = join(databaseFolder(), 'lock');
    const before = readFileSync(lock, 'utf8');
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(lock, `${other.pid} http://localhost:${port}`); // as if the first were another process
    const second = await startPreview();
    const signIn = await newClient(second, KEY).auth.signInWithPassword({
      email: ANA,
      password: PASSWORD,
    });
    expect(signIn.error).toBeNull();
    const refused = await newClient(second, KEY).from('profiles').select('*');
    expect(refused.error?.code).toBe('42501');
    // Where the other does not answer, what to do is said.
    writeFileSync(lock, `${other.pid} http://localhost:1`);
    const failed = await fetch(`${second}/auth/v1/health`, { headers: { apikey: KEY } });
    expect(failed.status).toBe(503);
    expect(await failed.text()).toContain('Feche o outro');
    other.kill();
    writeFileSync(lock, before);
  },
);

test.runIf(process.env.TEST_LONG)(
  'a slow request does not block others, and too large a request is refused',
  async () => {
    const { httpServer } = running[1]!;
    const { port } = httpServer!.address() as AddressInfo;
    const isRead = once(httpServer!, 'request');
    const sending = connect(port, 'localhost', () =>
      sending.write(
        `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\napikey: ${KEY}\r\nContent-Length: 99\r\n\r\n{`,
      ),
    );
    await once(sending, 'connect');
    await isRead;
    const headers = { apikey: KEY };
    const health = () => fetch(`http://localhost:${port}/auth/v1/health`, { headers });
    expect((await health()).status).toBe(200);
    sending.destroy();
    expect((await health()).status).toBe(200);
    const large = { method: 'POST', headers, body: 'x'.repeat(8_100_000) };
    expect((await fetch(`http://localhost:${port}/auth/v1/recover`, large)).status).toBe(413);
  },
);

test('a server that is asked to opens the database once it has shown a page', async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  await expect.poll(isOpen, { timeout: 60_000 }).toBe(false);
  openSupabaseSoon();
  const url = await startPreview();
  expect(isOpen()).toBe(false);
  await fetch(`${url}/`);
  await expect.poll(isOpen, { timeout: 60_000 }).toBe(true);
  expect((await fetch(`${url}/auth/v1/health`, { headers: { apikey: KEY } })).status).toBe(200);
});

// Creating one takes seconds.
test.runIf(process.env.TEST_LONG)(
  'a database whose creation was interrupted is created again',
  async () => {
    const folder = join(root, '.half');
    vi.stubEnv('LOCAL_DATA', folder);
    mkdirSync(join(folder, 'supabase/pgdata'), { recursive: true });
    writeFileSync(join(folder, 'supabase/pgdata/PG_VERSION'), '17');
    writeFileSync(join(folder, 'supabase/being-made'), '');
    const url = await startPreview();
    expect((await fetch(`${url}/auth/v1/health`, { headers: { apikey: KEY } })).status).toBe(200);
    expect(existsSync(join(folder, 'supabase/being-made'))).toBe(false);
    vi.stubEnv('LOCAL_DATA', join(root, '.local'));
  },
);

test('a server configured for a hosted project has no embedded one', async () => {
  vi.stubEnv('SUPABASE_URL', 'https://abcdefghijklmnopqrst.supabase.co');
  const url = await startPreview();
  expect((await fetch(`${url}/auth/v1/health`, { headers: { apikey: KEY } })).status).toBe(404);
});
