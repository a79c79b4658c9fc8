/** The migrations, and who may do what, on PostgreSQL itself, as a hosted project has it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { LIKE_SUPABASE } from './open.ts';
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
      postgres.run(LIKE_SUPABASE + ACCOUNTS);
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

    test.each(['sales', 'editor', 'none'])(
      'the last administrator does not become %s',
      (access) => {
        const give = `select public.set_access(${ADMIN}, '${access}')`;
        expect(postgres.attempt(give)).toBe('22023');
        const other = `select public.set_access('none@exemplo.com.br', 'admin')`;
        expect(postgres.attempt(`${other}; ${give}`)).toBeUndefined();
      },
    );

    test('a change names a day of the next five years', () => {
      const changed = (day: string) =>
        postgres.attempt(
          `${as('admin')}; select public.change_submissions(jsonb_build_array(jsonb_build_object('submission',
            '${KEPT}', 'was', '{}'::jsonb, 'becomes', jsonb_build_object('call_on', ${day}))))`,
        );
      expect(changed('null')).toBeUndefined();
      expect(changed('current_date')).toBeUndefined();
      expect(changed(`current_date + interval '5 years'`)).toBeUndefined();
      for (const day of [
        'current_date - 2',
        `'infinity'::date`,
        `current_date + interval '5 years 2 days'`,
      ])
        expect(changed(day), day).toBe('22023');
    });

    test('attempts, deliveries and answers are as on the embedded database', () => {
      const id = 'd'.repeat(32);
      const send = (attempt: number, name: string) =>
        postgres.run(`select public.submit_form('${id}', 'hero_form', 'https://a.example/',
          '[{"name": "name", "label": "Nome", "value": "${name}", "as": "name"},
            {"name": "email", "label": "E-mail", "value": "ana.l@gmail.com", "as": "email"}]', '', ${attempt})`);
      send(1, 'Ana');
      send(2, 'Ana Lima');
      const row = `select name || ' ' || jsonb_path_query_array(versions, '$[*].fields[*].value') from public.submissions`;
      expect(postgres.run(`${row} where id = '${id}'`)).toBe('Ana Lima ["Ana", "ana.l@gmail.com"]');
      expect(JSON.parse(postgres.run(`select public.claim_delivery('${id}')`))).toEqual({
        untold: null,
      });
      expect(postgres.run(`select public.claim_delivery('${id}')`)).toBe('');
      postgres.run(`select public.settle_delivery('${id}', '{a@a.example}', 60)`);
      expect(postgres.run(`select public.claim_answer('${id}')`)).toBe('ana.l@gmail.com');
      postgres.run(`select public.settle_answer('${id}', 'released')`);
      expect(postgres.run(`select public.claim_answer('${id}')`)).toBe('ana.l@gmail.com');
      postgres.run(`delete from public.submissions where id = '${id}'`);
      send(3, 'Bia');
      expect(postgres.run(`${row} where id = '${id}'`)).toBe('');
      expect(
        postgres.run(`select count(*) from private.deliveries where submission = '${id}'`),
      ).toBe('0');
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
