/** The studio's function where `npm start` mounts it, asked over HTTP as a browser does; what is published is served. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, type Fixture, VALID } from '../content/testing/fixture.ts';
import { emptyDatabase } from '../demo/supabase/testing/empty-database.ts';
import { newClient, PASSWORD } from '../demo/supabase/testing/supabase.ts';
import { projectRoot } from '../node/project.ts';

const KEY = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
const PAGE = 'site-config/pages/sobre.json';
/** A build takes seconds, and more on a busy machine. */
const BUILT = { timeout: 300_000, interval: 200 };

let fixture: Fixture;
let local = '';
let server: ChildProcess;
let url = '';
let said = '';

beforeAll(async () => {
  const site = VALID['site-config/site.json'] as object;
  fixture = createFixture({
    'site-config/site.json': { ...site, studio: { path: '/estudio' } },
    'dist/index.html': 'antes',
    'dist/404.html': 'nada aqui',
  });
  local = join(fixture.root, '.local');
  cpSync(await emptyDatabase(), local, { recursive: true });
  await start();
});
afterAll(async () => {
  await stop('SIGTERM');
  fixture.remove();
});

async function start(): Promise<void> {
  run(join(import.meta.dirname, 'testing/one-server.ts'), 'preview');
  const [port] = await once(server, 'message');
  url = `http://localhost:${port}`;
}

function run(...args: string[]): void {
  const { NODE_ENV, VITEST, ...inherited } = process.env;
  server = fork(join(projectRoot, 'scripts/run.mjs'), args, {
    env: {
      ...inherited,
      ...{ CONTENT_ROOT: fixture.root, DIST_DIR: join(fixture.root, 'dist'), LOCAL_DATA: local },
      LITE_AUTH_BCRYPT_COST: '4', // quick, not safe
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  server.stdout?.on('data', (text) => {
    said += text;
  });
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function signIn(name: string): Promise<SupabaseClient> {
  const client = newClient(url, KEY);
  await fetch(`${url}/auth/v1/health`, { headers: { apikey: KEY } }); // opens the database, which makes the accounts
  const account = JSON.parse(readFileSync(join(local, 'supabase', `${name}.json`), 'utf8'));
  const { error } = await client.auth.signInWithPassword(account);
  expect(error).toBeNull();
  return client;
}

// biome-ignore lint/suspicious/noExplicitAny: the JSON of an answer
async function ask(who: SupabaseClient, body: object): Promise<any> {
  const { data, error } = await who.functions.invoke('studio', { body });
  return error ? { http: error.context.status, ...(await error.context.json()) } : data;
}

/** Sends the page with another title; resolves to what is answered. */
async function send(who: SupabaseClient, title: string, more: object = {}) {
  const { commit, files } = await ask(who, { do: 'head' });
  const was = files[PAGE].sha;
  const { texts } = await ask(who, { do: 'texts', commit, shas: [was] });
  const page = JSON.parse(texts[was]);
  page.sections[0].title = title;
  const changes = { [PAGE]: { was, text: JSON.stringify(page, null, 2) } };
  return ask(who, { do: 'send', id: randomUUID(), title, changes, ...more });
}

const served = async () => (await fetch(`${url}/sobre`)).text();
const deployOf = (who: SupabaseClient, commit: string) => async () =>
  (await ask(who, { do: 'deploy', commit })).deploy;

test('an editor proposes, an administrator publishes, and the page is served', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('administrator')];
  const { status, branch, tip } = await send(editor, 'Proposto');
  expect(status).toBe('proposed');
  expect(await ask(editor, { do: 'publish', branch, tip })).toMatchObject({ http: 403 });
  const published = await ask(admin, { do: 'publish', branch, tip });
  expect(published.status).toBe('published');
  expect(await deployOf(admin, published.commit)()).toMatch(/^(waiting|building)$/);
  await expect.poll(deployOf(admin, published.commit), BUILT).toBe('live');
  expect(await served()).toContain('Proposto');
  expect(said).toContain(`No ar: o que o estúdio publicou (${published.commit.slice(0, 7)})`);
  // The folder is its owner's.
  expect(readFileSync(join(fixture.root, PAGE), 'utf8')).not.toContain('Proposto');
});

test('whoever has no session, a forged one, or no role is told nothing', async () => {
  const raw = async (headers: Record<string, string>, body = '{"do": "head"}') => {
    const response = await fetch(`${url}/functions/v1/studio`, {
      method: 'POST',
      headers: { apikey: KEY, ...headers },
      body,
    });
    return [response.status, (await response.json()).status];
  };
  const stranger = newClient(url, KEY);
  await stranger.auth.signUp({ email: 'x@exemplo.com.br', password: PASSWORD });
  const editor = await signIn('editor');
  const token = (await editor.auth.getSession()).data.session?.access_token ?? '';
  const [head, claims = '', signature] = token.split('.');
  const own = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const admin = Buffer.from(JSON.stringify({ ...own, role: 'service_role' })).toString('base64url');
  expect(await raw({})).toEqual([401, 'signed-out']);
  expect(await raw({ authorization: `Bearer ${KEY}` })).toEqual([401, 'signed-out']);
  for (const forged of [`${token}x`, `${head}.${admin}.${signature}`, `e30.${admin}.x`])
    expect(await raw({ authorization: `Bearer ${forged}` })).toEqual([401, 'signed-out']);
  const authorization = `Bearer ${token}`;
  expect(await raw({ authorization }, '[]')).toEqual([400, 'malformed']);
  expect(await raw({ authorization }, `"${'x'.repeat(12_500_000)}"`)).toEqual([413, 'too-large']);
  const keys = JSON.parse(readFileSync(join(local, 'supabase/keys.json'), 'utf8'));
  const service = newClient(url, keys.secretKey);
  const { email } = JSON.parse(readFileSync(join(local, 'supabase/editor.json'), 'utf8'));
  await service.rpc('set_access', { address: email, access: 'none' }).throwOnError();
  expect(await raw({ authorization })).toEqual([403, 'denied']);
  await service.rpc('set_access', { address: email, access: 'editor' }).throwOnError();
});

test('a build that fails leaves what is served, and says so', async () => {
  const admin = await signIn('administrator');
  const before = await served();
  const block = join(fixture.root, 'blocks/sections/quebrada');
  mkdirSync(block, { recursive: true });
  writeFileSync(join(block, 'schema.json'), '{');
  const { commit } = await send(admin, 'Quebrado', { publish: true });
  await expect.poll(deployOf(admin, commit), BUILT).toBe('failed');
  expect(await served()).toBe(before);
  expect(said).toContain(`(${commit.slice(0, 7)}) não pôde ser montado`);
  fixture.write({ 'blocks/sections/quebrada/schema.json': undefined });
});

test('what was killed between publishing and serving is served after the next start', async () => {
  const admin = await signIn('administrator');
  const { commit } = await send(admin, 'Recuperado', { publish: true });
  await stop('SIGKILL');
  await start();
  const again = await signIn('administrator');
  await expect.poll(deployOf(again, commit), BUILT).toBe('live');
  expect(await served()).toContain('Recuperado');
});

test('npm start serves what was published from the first page on, and says who signs in', async () => {
  await stop('SIGTERM');
  said = '';
  run(join(projectRoot, 'scripts/start.ts'), '--port', new URL(url).port);
  await expect.poll(() => said, BUILT).toContain('Ctrl+C');
  expect(await served()).toContain('Recuperado');
  expect(said).toContain(`O estúdio está em ${url}/estudio`);
  for (const name of ['administrator', 'sales', 'editor']) {
    const account = JSON.parse(readFileSync(join(local, 'supabase', `${name}.json`), 'utf8'));
    expect(said).toContain(`${account.email}, senha ${account.password}`);
  }
});
