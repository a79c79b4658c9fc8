/**
 * A hosted project on the embedded database, and the Management API in front of it, over real HTTP: what
 * src/supabase/apply/ asks of them, answered as Supabase documents it. pg_net and pg_cron are tables that say what was asked.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { LIKE_SUPABASE } from '../open.ts';
import type { TestSupabase } from './supabase.ts';
import { PUBLISHABLE_KEY } from './supabase.ts';

export const REF = 'abcdefghijklmnopqrst';
export const TOKEN = 'sbp_chave';
/** In a minute; the documentation says 120. */
const LIMIT = 120;

const EXTENSIONS = `
  create schema net; create schema cron;
  create table net.posted (url text, body jsonb, headers jsonb);
  create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int) returns bigint
    language sql as $$ insert into net.posted values (url, body, headers); select 1::bigint; $$;
  create table cron.job (jobname text primary key, schedule text, command text, active boolean default true);
  create function cron.schedule(name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values (name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command; select 1::bigint; $$;`;

export interface HostedProject {
  /** Of the API and of the project. */
  url: string;
  /** What was asked of the API: `POST /database/query`. */
  asked: string[];
  /** As the accounts service has them; the API changes them. */
  accounts: Record<string, unknown>;
  secrets: Map<string, string>;
  /** Name -> what was deployed. */
  functions: Map<string, { metadata: Record<string, unknown>; files: Record<string, string> }>;
  status: string;
  /** Calls for which the token has no right. */
  forbidden: string[];
  /** A minute later. */
  pause(): Promise<void>;
  invited: string[];
  stop(): void;
}

/** @param call what the database calls by pg_net, once its function is there */
export async function startHostedProject(
  supabase: TestSupabase,
  call: (project: HostedProject, headers: Record<string, string>) => Promise<unknown>,
): Promise<HostedProject> {
  const { driver } = supabase.connection;
  let left = LIMIT;
  const project: HostedProject = {
    ...{ url: '', asked: [], secrets: new Map(), functions: new Map(), forbidden: [], invited: [] },
    status: 'ACTIVE_HEALTHY',
    accounts: {
      site_url: 'http://localhost:3000',
      uri_allow_list: 'https://antes.example/',
      jwt_exp: 3600,
    },
    pause: async () => {
      left = LIMIT;
    },
    stop: () => server.close(),
  };

  async function query(sql: string): Promise<Response> {
    const results = await driver
      .transaction(async (transaction) => {
        const known = sql.replaceAll(/create extension if not exists pg_(cron|net);/g, '');
        const single = /^\s*select[^;]*;?\s*$/i.test(known);
        if (single) return (await transaction.query(known)).rows;
        await transaction.exec(known);
        return [];
      })
      .catch((error: Error) => error);
    await callFunctions();
    return results instanceof Error
      ? Response.json(
          { message: `Failed to run sql query: ERROR: ${results.message}` },
          { status: 400 },
        )
      : Response.json(results, { status: 201 });
  }

  async function callFunctions(): Promise<void> {
    const [{ known } = { known: null }] = await supabase.query<{ known: string | null }>(
      `select to_regclass('net.posted') as known`,
    );
    if (!known) return;
    const posted = await supabase.query<{ url: string; headers: Record<string, string> }>(
      'delete from net.posted returning url, headers',
    );
    for (const { url, headers } of posted)
      if (project.functions.has(url.split('/').at(-1) ?? '')) await call(project, headers);
  }

  const routes: Record<string, (request: Request) => Promise<Response> | Response> = {
    'GET ': () => Response.json({ ref: REF, name: 'fortim', status: project.status }),
    'POST /database/query': async (request) => query((await request.json()).query),
    'GET /config/auth': () => Response.json(project.accounts),
    'PATCH /config/auth': async (request) =>
      Response.json(Object.assign(project.accounts, await request.json())),
    'GET /secrets': () =>
      Response.json(
        [...project.secrets].map(([name, value]) => ({
          name,
          value: createHash('sha256').update(value).digest('hex'),
        })),
      ),
    'POST /secrets': async (request) => {
      const secrets: { name: string; value: string }[] = await request.json();
      if (secrets.some(({ name }) => name.startsWith('SUPABASE_')))
        return Response.json({ message: 'name must not start with SUPABASE_' }, { status: 400 });
      for (const { name, value } of secrets) project.secrets.set(name, value);
      return new Response(null, { status: 201 });
    },
    'GET /functions': () => Response.json([...project.functions.keys()].map((slug) => ({ slug }))),
    'POST /functions/deploy': async (request) => {
      const slug = new URL(request.url).searchParams.get('slug') ?? '';
      const form = await request.formData();
      const files: Record<string, string> = {};
      for (const file of form.getAll('file'))
        if (file instanceof File) files[file.name] = await file.text();
      const metadata = JSON.parse(String(form.get('metadata')));
      if (!(metadata.entrypoint_path in files))
        return Response.json({ message: 'Entrypoint path does not exist' }, { status: 400 });
      project.functions.set(slug, { metadata, files });
      return Response.json(
        { id: randomUUID(), slug, name: slug, status: 'ACTIVE', version: 1 },
        { status: 201 },
      );
    },
    'GET /api-keys': ({ url }) =>
      Response.json([
        { name: 'default', type: 'publishable', api_key: PUBLISHABLE_KEY },
        {
          name: 'default',
          type: 'secret',
          api_key: url.includes('reveal=true') ? supabase.secretKey : null,
        },
      ]),
  };

  async function manage(request: Request, path: string): Promise<Response> {
    if (request.headers.get('authorization') !== `Bearer ${TOKEN}`)
      return Response.json({ message: 'Unauthorized' }, { status: 401 });
    if (left <= 0) return new Response('', { status: 429, headers: { 'x-ratelimit-reset': '37' } });
    left -= 1;
    const [, ref, rest = ''] = /^\/v1\/projects\/([^/]+)(.*)$/.exec(path) ?? [];
    const name = `${request.method} ${rest}`;
    project.asked.push(name);
    const route = routes[name];
    if (ref !== REF || !route) return Response.json({ message: 'Not Found' }, { status: 404 });
    if (project.forbidden.includes(name))
      return Response.json({ message: 'Forbidden resource' }, { status: 403 });
    return route(request);
  }

  async function invite(request: Request): Promise<Response> {
    const { email } = await request.json();
    const { error } = await supabase.client().auth.signUp({ email, password: randomUUID() });
    project.invited.push(email);
    return error ? Response.json({ code: 422 }, { status: 422 }) : Response.json({ email });
  }

  const server = createServer(
    getRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/v1/')) return manage(request, pathname);
      if (pathname === '/auth/v1/invite') return invite(request);
      if (
        pathname !== '/rest/v1/rpc/submit_form' ||
        request.headers.get('apikey') !== PUBLISHABLE_KEY
      )
        return Response.json({ message: 'Invalid API key' }, { status: 401 });
      const stored = await supabase.store(await request.json());
      await callFunctions();
      return Response.json(stored);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return project;
}

/** As a project is before its first migration. */
export async function makeEmpty({ connection: { driver } }: TestSupabase): Promise<void> {
  await driver.exec(`
    drop schema if exists private cascade; drop schema public cascade; create schema public;
    drop schema if exists supabase_migrations cascade;
    drop schema if exists net cascade; drop schema if exists cron cascade;
    ${LIKE_SUPABASE} ${EXTENSIONS}`);
}
