/** The edge function on a real Deno, between a real mailer's HTTP and the embedded database, as on a hosted project. */
import { type ChildProcess, execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedHeaders } from '../../../supabase/functions/new-submission/standard-webhook.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { projectRoot } from '../../node/project.ts';
import { logSettings, settingsSql } from '../../supabase/log-settings.ts';
import { functionSettings } from '../../supabase/project.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { findDeno, startOnDeno } from './testing/deno.ts';
import { setUpSupabase } from './testing/supabase.ts';

const run = promisify(execFile);
const SECRET = 'segredo-do-webhook';

const deno = await findDeno();

interface Mail {
  from: string;
  to: [string];
  subject: string;
  html: string;
  text: string;
  reply_to?: string;
}
type Mailer = (response: ServerResponse) => void;
const mailers = {
  'wants a pause': (response) => void response.writeHead(429, { 'retry-after': '3600' }).end(),
  takes: (response) => void response.end('{"id":"1"}'),
} satisfies Record<string, Mailer>;

/** How the mailer takes a mail, by its recipient; others are taken. */
let mailerOf: Record<string, keyof typeof mailers> = {};
let mails: Mail[] = [];
/** What the CRM and the webhook were sent. */
let posts: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
const to = (address: string) => mails.filter((mail) => mail.to[0] === address);

const mailer = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url !== '/emails') {
      const { url: path = '', headers } = request;
      posts.push({ path, headers, body: Buffer.concat(chunks).toString() });
      const location = 'https://www.fortim.example/envio-recebido?success=ok';
      response.writeHead(path === '/crm' ? 302 : 204, path === '/crm' ? { location } : {}).end();
      return;
    }
    expect(request.headers.authorization).toBe('Bearer chave');
    const mail: Mail = JSON.parse(Buffer.concat(chunks).toString());
    mails.push(mail);
    mailers[mailerOf[mail.to[0]] ?? 'takes'](response);
  });
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const supabase = setUpSupabase();
let gateway: Server;
let project = '';
let edge = '';
let running: ChildProcess | undefined;
const folder = mkdtempSync(join(tmpdir(), 'edge-function-'));

/** What a hosted project has in front of its services. */
async function serveProject() {
  const fetchFrom = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/functions/v1/new-submission'))
      return fetch(edge, { method: request.method, headers: request.headers });
    if (pathname === '/auth/v1/settings') return Response.json({ external: { email: true } });
    return pathname.startsWith('/rest/')
      ? supabase.fetch(request)
      : new Response('', { status: 404 });
  };
  gateway = createServer(getRequestListener(fetchFrom));
  return listen(gateway);
}

async function startFunction(env: Record<string, string>): Promise<void> {
  const source = join(projectRoot, 'supabase/functions/new-submission');
  cpSync(source, folder, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  writeFileSync(join(folder, 'settings.json'), functionSettings(readSources(FIXTURE_SITE)));
  ({ process: running, address: edge } = startOnDeno(deno ?? '', folder, env));
  const answers = () => fetch(edge, { method: 'PUT' }).then(({ status }) => status);
  await vi.waitFor(async () => expect(await answers()).toBe(405), { timeout: 60_000 });
}

let env: Record<string, string> = {};

async function stopFunction(): Promise<void> {
  const ended = new Promise((resolve) => running?.once('exit', resolve));
  running?.kill();
  await ended;
}

let last = 0;
/** A new row, and the call of the database. */
async function submit(email: string, form = 'roundtable-registration') {
  const record = {
    ...{ id: (++last).toString(16).padStart(32, '0'), form, page: 'https://a.example/lp' },
    ...{ name: 'Conceição', email, phone: '', words: '' },
    fields: [{ name: 'message', label: 'Mensagem', value: 'Olá,\nação' }],
  };
  await supabase.query(
    `insert into public.submissions (id, form, page, name, email, phone, fields, words)
      select id, form, page, name, email, phone, fields, words
      from jsonb_populate_record(null::public.submissions, $1)`,
    [JSON.stringify(record)],
  );
  return { record, answered: await post() };
}
async function post(secret = SECRET) {
  const response = await fetch(edge, {
    method: 'POST',
    headers: { 'x-webhook-secret': secret, 'Content-Type': 'application/json' },
    body: '{}',
  });
  return [response.status, (await response.json()).message];
}
const events = (submission: string) =>
  supabase.query('select kind from public.submission_events where submission = $1', [submission]);

describe.skipIf(!deno)('on Deno', () => {
  beforeAll(async () => {
    project = await serveProject();
    const world = await listen(mailer);
    env = {
      ...{ CRM_ENDPOINT: `${world}/crm`, CRM_WEBFORM_ID: 'w' },
      ...{ LEAD_WEBHOOK_URL: `${world}/hook`, LEAD_WEBHOOK_SECRET: 'whsec_c2VncmVkbw==' },
      ...{ WEBHOOK_SECRET: SECRET, MAIL_KEY: 'chave', MAIL_FROM: 'Fortim <site@fortim.example>' },
      ...{ MAIL_API: `${world}/emails`, SITE_URL: 'https://www.fortim.example/' },
      ...{ SUPABASE_URL: project, SUPABASE_SECRET_KEYS: `{"default":"${supabase.secretKey}"}` },
    };
    await startFunction(env);
  }, 240_000);
  afterAll(async () => {
    running?.kill();
    for (const server of [mailer, gateway]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    mails = [];
    posts = [];
    mailerOf = {};
    await supabase.query(settingsSql(logSettings(readSources(FIXTURE_SITE))));
  });

  test('the notice and the answer arrive, the answer only once', async () => {
    const { record, answered } = await submit('ana@a.example');
    expect(answered).toEqual([200, 'done']);
    const [notice] = to('contato@fortim.example');
    expect(notice).toMatchObject({
      from: 'Fortim <site@fortim.example>',
      reply_to: 'ana@a.example',
      subject: expect.stringContaining('Conceição'),
    });
    expect(notice!.text).toContain('Olá,\nação');
    const [answer] = to('ana@a.example');
    expect(answer).toMatchObject({ reply_to: 'contato@fortim.example' });
    expect(answer!.html).toContain(
      'href="https://www.fortim.example/lp/campaigns/roundtable-sessions-cotia"',
    );
    expect(await events(record.id)).toEqual([{ kind: 'answered' }]);
    expect(await post()).toEqual([200, 'done']);
    expect(to('ana@a.example')).toHaveLength(1);
  });

  test('a lead that the browser never sent reaches the CRM and the signed webhook once', async () => {
    const { record, answered } = await submit('ana@a.example', 'contact_form');
    expect(answered).toEqual([200, 'done']);
    expect(posts.map(({ path }) => path).toSorted()).toEqual(['/crm', '/hook']);
    const [crm, hook] = posts.toSorted((one, other) => one.path.localeCompare(other.path));
    expect(crm!.body).toContain(`name="submission_id"\r\n\r\n${record.id}`);
    expect(crm!.body).toContain('name="publicid"\r\n\r\nw');
    const sent = await signedHeaders(
      'whsec_c2VncmVkbw==',
      `${record.id}.0`,
      hook!.body,
      Number(hook!.headers['webhook-timestamp']) * 1000,
    );
    expect(hook!.headers).toMatchObject({
      'webhook-id': sent['webhook-id'],
      'webhook-signature': sent['webhook-signature'],
    });
    expect(JSON.parse(hook!.body).data).toMatchObject({ id: record.id, name: 'Conceição' });
    expect(await post()).toEqual([200, 'done']);
    expect(posts).toHaveLength(2);
    const rows = await supabase.query('select crm_answer from public.submissions where id = $1', [
      record.id,
    ]);
    expect(rows).toEqual([{ crm_answer: 'confirmed' }]);
  });

  test('a CRM that is not there is tried again, as nothing was sent', async () => {
    await supabase.query(
      "update private.stations set state = 'none', due = null where state <> 'sent'",
    );
    await stopFunction();
    await startFunction({ ...env, CRM_ENDPOINT: 'http://127.0.0.1:59997/' });
    const { record } = await submit('bia@a.example', 'contact_form');
    const [crm] = await supabase.query<{ state: string; reason: string }>(
      "select state, reason from private.stations where submission = $1 and station = 'crm'",
      [record.id],
    );
    expect(crm).toEqual({ state: 'waiting', reason: expect.stringContaining('Connect') });
    await stopFunction();
    await startFunction(env);
  }, 240_000);

  test('a wrong secret sends nothing', async () => {
    expect(await post('outro')).toEqual([401, 'wrong secret']);
    expect(mails).toEqual([]);
  });

  test('a mailer that wants a long pause gets notice and answer with a later try', async () => {
    mailerOf = { 'contato@fortim.example': 'wants a pause' };
    const { record, answered } = await submit('depois@a.example');
    expect(answered).toEqual([200, '1 not sent']);
    expect(to('depois@a.example')).toEqual([]);
    mailerOf = {};
    expect(await post()).toEqual([200, 'done']); // not due yet
    expect(mails).toHaveLength(1);
    await supabase.query(`update private.stations set due = now() where state <> 'sent'`);
    await supabase.query('delete from private.pauses');
    expect(await post()).toEqual([200, 'done']);
    expect(to('contato@fortim.example')).toHaveLength(2);
    expect(to('depois@a.example')).toHaveLength(1);
    expect(await events(record.id)).toEqual([{ kind: 'answered' }]);
  });

  test('`npm run supabase -- --check` reports what such a project lacks', async () => {
    const check = ['scripts/run.mjs', 'scripts/supabase.ts', '--check', '--site', FIXTURE_SITE];
    const asked = run(process.execPath, check, {
      cwd: projectRoot,
      env: { ...process.env, SUPABASE_URL: project, SUPABASE_SECRET_KEY: supabase.secretKey },
    });
    const { code, stdout } = await asked.catch((error) => error);
    expect(code).toBe(1);
    expect(stdout).toContain('webhook.sql');
    expect(stdout).not.toMatch(/função new-submission|variável|Migrações/);
  });
});
