/** The migrations, and who may do what, on PostgreSQL itself, as a hosted project has it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorageSchemaSql } from '@supabase/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { LIKE_SUPABASE, STORAGE_GRANTS } from './open.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from './testing/postgres.ts';
import { KEPT, rights, sqlOf, WHO, type Who } from './testing/rights.ts';

/** What the migrations use of a project's accounts. */
const ACCOUNTS = `
create schema auth;
grant usage on schema auth to anon, authenticated, service_role;
create table auth.users (
  id uuid primary key default gen_random_uuid(), email text unique, email_confirmed_at timestamptz,
  raw_user_meta_data jsonb
);
create table auth.sessions (id uuid primary key, user_id uuid references auth.users (id) on delete cascade);
create function auth.uid() returns uuid language sql stable
as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
`;

/** Two submissions; one was answered after two hours. */
const SUBMISSIONS = `
insert into public.submissions
  (id, received_at, form, page, name, email, phone, fields, words, status, contacted_at)
select lpad(n::text, 32, '0'), '2026-03-01 12:00Z', 'contact_form', 'https://a.example/', 'Bia', '', '', '[]', '',
  'contacted', case n when 1 then '2026-03-01 14:00Z'::timestamptz end
from generate_series(1, 2) n;
insert into public.submission_events (actor, submission, kind, detail)
select id, '${KEPT}', 'status', '{"from": "new", "to": "contacted"}' from auth.users where email = 'admin@exemplo.com.br';
insert into private.stations (submission, station) values ('${KEPT}', 'notice');
`;

const ids = {} as Record<Who, string>;
const programs = postgresPrograms();
let postgres: PostgresServer;

/** Begins what an account of that kind does over the API. */
const as = (who: Who) =>
  who === 'anon'
    ? 'set local role anon'
    : `set local role authenticated;
       select set_config('request.jwt.claims', '{"sub": "${ids[who]}"}', true)`;

describe.skipIf(!programs)(
  'on PostgreSQL (skipped if version 15 or newer is not installed)',
  () => {
    beforeAll(async () => {
      postgres = await startPostgres(programs as NonNullable<typeof programs>);
      postgres.run(LIKE_SUPABASE + ACCOUNTS + getStorageSchemaSql() + STORAGE_GRANTS);
      const folder = join(projectRoot, 'supabase/migrations');
      for (const file of readdirSync(folder).sort())
        postgres.run(`begin; ${readFileSync(join(folder, file), 'utf8')}; commit;`);
      for (const who of WHO.filter((role) => role !== 'anon'))
        ids[who] = postgres.run(
          `insert into auth.users (email, email_confirmed_at) values ('${who}@exemplo.com.br', now()) returning id`,
        );
      postgres.run(SUBMISSIONS);
      for (const who of ['editor', 'sales', 'admin'] as const)
        postgres.run(`select public.set_access('${who}@exemplo.com.br', '${who}')`);
      postgres.run(`update private.submission_settings set forms = '{hero_form}'`);
    }, 120_000);
    afterAll(() => postgres?.stop());

    describe.each(rights('').map(({ action }, index) => [action, index] as const))(
      '%s',
      (_, index) => {
        test.each(WHO)('%s', (who) => {
          const right = rights(ids.none)[index];
          const allowed = right?.may.includes(who);
          for (const call of right?.calls ?? [])
            expect(postgres.attempt(`${as(who)}; ${sqlOf(call)}`), sqlOf(call)).toBe(
              allowed ? undefined : '42501',
            );
        });
      },
    );

    test.each(WHO)(
      'files: %s adds what was announced, once, and members read what is sound',
      (who) => {
        const isMember = !['anon', 'none'].includes(who);
        const object = (path: string) =>
          `insert into storage.objects (bucket_id, name, metadata) values ('submission-files', ${path}, '{"size": 3}')`;
        const path = "current_setting('test.path')";
        const announced = `begin; update private.submission_settings
          set files = '{"hero_form": {"cv": {"most": 1, "bytes": 9, "types": ["pdf"]}}}';
        ${as(who)}; select set_config('test.path', public.announce_files('${KEPT}', 'hero_form', '[{"field": "cv",
          "name": "a.pdf", "type": "pdf", "size": 3, "digest": "${'a'.repeat(64)}"}]') #>> '{files,0,path}', true);
        ${object(path)};`;
        const asAgain = (sql: string) => `${announced} ${sql}; reset role; rollback;`;
        expect(postgres.attempt(asAgain(object(path)))).toBe('23505');
        expect(postgres.attempt(asAgain(object(`${path} || 'x'`)))).toBe('42501');
        const count = (command: string) =>
          postgres
            .run(asAgain(`with touched as (${command}) select count(*) from touched`))
            .split('\n')
            .at(-1);
        const all = 'select * from storage.objects';
        expect([
          count(`${all} where true`),
          count('update storage.objects set metadata = null returning 1'),
          count('delete from storage.objects returning 1'),
        ]).toEqual(['0', '0', '0']);
        const sound = `reset role; select public.settle_files(array[${path}], '{}', '{}'); ${as(who)};`;
        const afterwards = (command: string) =>
          postgres
            .run(
              `${announced} ${sound} with touched as (${command}) select count(*) from touched; reset role; rollback;`,
            )
            .split('\n')
            .at(-1);
        expect([
          afterwards(all),
          afterwards('update storage.objects set metadata = null returning 1'),
          afterwards('delete from storage.objects returning 1'),
        ]).toEqual([isMember ? '1' : '0', '0', '0']);
      },
    );

    const ADMIN = `'admin@exemplo.com.br'`;
    test.each([
      `select public.set_access(${ADMIN}, 'admin')`,
      `select public.change_role(auth.uid(), 'admin', 'admin')`,
      `select public.delete_account(${ADMIN})`,
    ])('whoever may take an administrator away waits for the others: %s', (call) => {
      const locks = `select count(*) from pg_locks where relation = 'public.user_roles'::regclass
        and mode = 'ShareRowExclusiveLock' and pid = pg_backend_pid()`;
      const role = call.includes('set_access') ? 'reset role' : as('admin');
      const answer = postgres.run(`begin; ${role}; ${call}; reset role; ${locks}; rollback;`);
      expect(answer.split('\n').at(-1)).toBe('1');
    });

    test('whoever is left without a role has no session any more', () => {
      const sessions = () =>
        postgres.run(`select count(*) from auth.sessions where user_id = '${ids.sales}'`);
      const give = (access: string) =>
        postgres.run(`select public.set_access('sales@exemplo.com.br', '${access}')`);
      postgres.run(`insert into auth.sessions values (gen_random_uuid(), '${ids.sales}')`);
      give('editor');
      expect(sessions()).toBe('1');
      give('none');
      expect(sessions()).toBe('0');
      give('sales');
    });

    test('more drafts than a person may have are refused', () => {
      const keep = (count: number) =>
        postgres.attempt(`${as('editor')};
          insert into public.studio_drafts (file) select 'site-config/' || n from generate_series(1, ${count}) n`);
      expect([keep(200), keep(201)]).toEqual([undefined, 'PT413']);
    });

    test('a link shows its page, and bursts of comments on it are refused', () => {
      const say = "select public.comment_studio_link('x', 0, 'Rui', 'Bom')";
      const answer = postgres.run(`begin; ${as('editor')};
        insert into public.studio_links (token_hash, file, title, page) values (
          encode(sha256('x'), 'hex'), 'site-config/a.json', 'x', '{"data": {"page": {"sections": [{"type": "hero"}]}}}');
        ${as('anon')}; select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7"}', true);
        ${Array(13).fill(say).join(';')}; select public.read_studio_link('x'); rollback;`);
      const [last, page] = answer.split('\n').slice(-2);
      expect(JSON.parse(last ?? '')).toEqual({ status: 'refused', reason: 'too-many' });
      expect(JSON.parse(page ?? '').comments).toHaveLength(12);
    });

    test('lists, rows, changes and figures equal those of the embedded database', () => {
      const ask = (sql: string) =>
        JSON.parse(
          postgres
            .run(`begin; ${as('admin')}; ${sql}; commit;`)
            .split('\n')
            .at(-1) ?? '',
        );
      for (const sort of ['due', 'received_at', 'name', 'company', 'status', 'call_on']) {
        const { rows, next } = ask(
          `select public.find_submissions('{"sort": "${sort}"}', null, 1)`,
        );
        const rest = ask(
          `select public.find_submissions('{"sort": "${sort}"}', '${JSON.stringify(next)}', 1)`,
        );
        expect([...rows, ...rest.rows].map(({ id }) => id).sort(), sort).toEqual([
          KEPT,
          '2'.padStart(32, '0'),
        ]);
        expect(rest.next).toBeNull();
      }
      const change = { submission: KEPT, was: { status: 'contacted' }, becomes: { status: 'won' } };
      expect(ask(`select public.change_submissions('${JSON.stringify([change])}')`)).toMatchObject([
        { conflicts: {}, row: { status: 'won' } },
      ]);
      expect(ask(`select public.read_submission('${KEPT}')`).events).toMatchObject([
        { kind: 'status', actor_name: 'admin@exemplo.com.br' },
        {
          kind: 'status',
          actor_name: 'admin@exemplo.com.br',
          detail: { from: 'contacted', to: 'won' },
        },
      ]);
      expect(ask(`select public.submission_figures('2026-01-01', '2027-01-01')`)).toMatchObject({
        ...{ count: 2, contacted: 1, median: 7200 },
        by_form: [{ form: 'contact_form', count: 2, won: 1 }],
      });
    });
  },
);
