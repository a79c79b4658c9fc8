/** What `npm run supabase` writes and checks, on the embedded database in place of a hosted project. */
import { beforeEach, describe, expect, test } from 'vitest';
import { handleWebhook, hash } from '../../../supabase/functions/new-submission/webhook.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import {
  type Ask,
  checkProject,
  type Gap,
  type ProjectNeeds,
} from '../../supabase/check-project.ts';
import { logSettings, settingsColumns, settingsSql } from '../../supabase/log-settings.ts';
import { functionSettings, siteFilesOfProject } from '../../supabase/project.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { worded } from '../../words/reader.ts';
import { setUpSupabase } from './testing/supabase.ts';

const sources = readSources(FIXTURE_SITE);
const webhook = { projectUrl: "https://d'água$$$body1$.supabase.co", secret: "d'água$$" };
const files = siteFilesOfProject('', sources, webhook);
const settingsText = functionSettings(sources);

let needs: ProjectNeeds;
/** Of the function. */
let deployed: { text: string; missing: string[]; status?: number } | undefined;
const deploy = (news: Partial<NonNullable<typeof deployed>>) =>
  (deployed = { text: settingsText, missing: [], ...news });
let auth: object;
const run = (sql: string) => supabase.connection.driver.exec(sql);

/** The database is the embedded one, which has no functions, and whose accounts say nothing of themselves. */
const ask: Ask = async (path, init) => {
  if (path === '/auth/v1/settings') return Response.json(auth);
  const headers = { apikey: supabase.secretKey, 'Content-Type': 'application/json' };
  if (path.startsWith('/rest/'))
    return supabase.fetch(`http://localhost:4173${path}`, { ...init, headers });
  if (path !== '/functions/v1/new-submission' || !deployed)
    return new Response('', { status: 404 });
  if (deployed.status) return new Response('', { status: deployed.status });
  return handleWebhook(new Request('http://a.example/', { headers }), {
    settings: {
      ...noticeSettings(sources)!,
      ...{ siteUrl: 'https://a.example', goals: { webhook: { url: '', secret: '' } } },
    },
    settingsText: deployed.text,
    secret: 'segredo',
    keys: [supabase.secretKey],
    missing: deployed.missing,
    services: {} as never,
  });
};

const supabase = setUpSupabase(async () => {
  await supabase.member('admin');
  // What pg_net and pg_cron have, as far as it is used here.
  await run(`create schema net; create schema cron;
    create table net.posted (url text, body jsonb, headers jsonb);
    create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int) returns bigint
    language sql as $$ insert into net.posted values (url, body, headers); select 1::bigint; $$;
    create table cron.job (jobname text, active boolean)`);
  const rows = await supabase.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  needs = {
    migrations: rows.map(({ version }) => version),
    settings: settingsColumns(logSettings(sources)),
    functions: ['new-submission'],
    functionSettings: await hash(settingsText),
    social: ['google'],
    mayRegister: true,
  };
}, true);

beforeEach(async () => {
  deploy({});
  auth = {
    disable_signup: false,
    mailer_autoconfirm: false,
    external: { email: true, google: true },
  };
  await run(`delete from cron.job; delete from private.stations; delete from net.posted;
    insert into cron.job values ('expire-submissions', true), ('post-submissions', true)`);
  await run(files['settings.sql']!);
  await run(files['webhook.sql']!.replace('create extension if not exists pg_net;', ''));
});

test('a complete project lacks nothing', async () => {
  expect(await checkProject(ask, needs)).toEqual([]);
});

const inWords = (gaps: Gap[]) =>
  gaps.map(({ missing, remedy }) => ({ missing: worded(missing), remedy: worded(remedy) }));

describe('a missing item is reported with its remedy:', () => {
  const cases: [string, undo: () => unknown, missing: RegExp, remedy: RegExp][] = [
    [
      'a migration',
      () => (needs = { ...needs, migrations: [...needs.migrations, '20991231000000'] }),
      /^Migrações do banco: 20991231000000\./,
      /db push/,
    ],
    [
      'a form of the log',
      () => run(settingsSql({ ...logSettings(sources), forms: [] })),
      /como o site o quer: forms\./,
      /settings\.sql/,
    ],
    [
      'the number of answers per hour',
      () => run('update private.submission_settings set answers_per_hour = 1'),
      /: answers_per_hour\./,
      /settings\.sql/,
    ],
    [
      'the webhook',
      () =>
        run(
          'create or replace function private.wake_worker() returns void language sql as $$ select $$',
        ),
      /webhook/,
      /webhook\.sql/,
    ],
    [
      'the daily task',
      () => run("delete from cron.job where jobname = 'expire-submissions'"),
      /tarefa diária/,
      /pg_cron/,
    ],
    [
      'the task that tries again',
      () => run("delete from cron.job where jobname = 'post-submissions'"),
      /tenta de novo/,
      /webhook\.sql/,
    ],
    [
      'an e-mail that is not taken',
      () =>
        run(`insert into public.submissions (id, form, page, name, email, phone, fields)
          values (repeat('e', 32), 'x', '', '', '', '', '[]');
          insert into private.stations (submission, station, tries, state) values (repeat('e', 32), 'notice', 2, 'refused')`),
      /^Entregas de 1 envio/,
      /Enviar de novo/,
    ],
    [
      'the function',
      () => (deployed = undefined),
      /new-submission: não foi publicada/,
      /functions deploy new-submission/,
    ],
    [
      'a working function',
      () => deploy({ status: 503 }),
      /não funciona: respondeu 503/,
      /registro/,
    ],
    [
      'a function of this project',
      () => deploy({ status: 401 }),
      /outro projeto: respondeu 401/,
      /functions deploy/,
    ],
    [
      'a variable of the function',
      () => deploy({ missing: ['MAIL_KEY'] }),
      /^A variável MAIL_KEY/,
      /functions\.env/,
    ],
    [
      'the current texts of the function',
      () => deploy({ text: '{}' }),
      /não são mais os do site/,
      /npm run supabase/,
    ],
    ['sign-ups', () => (auth = { ...auth, disable_signup: true }), /Criar conta/, /config push/],
    [
      'that nobody can register where the site has no form for it',
      () => (needs = { ...needs, mayRegister: false }),
      /qualquer|quem souber a chave pública/,
      /config push/,
    ],
    [
      'confirmations',
      () => (auth = { ...auth, mailer_autoconfirm: true }),
      /não confirmam/,
      /push/,
    ],
    ['a sign-in method', () => (auth = { external: { email: true } }), /“google”/, /Providers/],
    [
      'an administrator',
      () => run("update public.user_roles set role = 'editor'"),
      /Ninguém administra/,
      /set_access/,
    ],
  ];
  let whole: ProjectNeeds;
  beforeEach(() => {
    whole = needs;
  });
  test.each(cases)('%s', async (_, undo, missing, remedy) => {
    await undo();
    const gaps = inWords(await checkProject(ask, needs));
    needs = whole;
    await run("update public.user_roles set role = 'admin'");
    expect(gaps).toEqual([
      { missing: expect.stringMatching(missing), remedy: expect.stringMatching(remedy) },
    ]);
  });
});

test('without the function that reports the state, the migrations are reported as missing', async () => {
  const gaps = inWords(await checkProject(async () => new Response('', { status: 404 }), needs));
  expect(gaps).toEqual([expect.objectContaining({ remedy: expect.stringContaining('db push') })]);
});

test('with a wrong key, the key is reported', async () => {
  const gaps = inWords(await checkProject(async () => new Response('', { status: 401 }), needs));
  expect(gaps).toEqual([expect.objectContaining({ missing: expect.stringContaining('401') })]);
});

test('a site that logs nothing needs no log', async () => {
  await run(
    'create or replace function private.wake_worker() returns void language sql as $$ select $$',
  );
  expect(await checkProject(ask, { ...needs, settings: undefined, functions: [] })).toEqual([]);
});

test('the state of a project has no secret', async () => {
  const { data } = await supabase.service.rpc('project_state').throwOnError();
  expect(JSON.stringify(data)).not.toContain('salt');
});

test('the database calls the function for each new submission, again when it is due, and stores it even if that fails', async () => {
  const submit = (id: string) =>
    supabase.store({ submission_id: id.repeat(32), page: `https://a.example/${id}` });
  await submit('a');
  await submit('a');
  const posted = () =>
    supabase.query<{ url: string; body: object; headers: object }>('select * from net.posted');
  expect(await posted()).toHaveLength(1);
  await run(`update private.stations set due = now() + interval '5 minutes';
    select private.wake_worker()`);
  expect(await posted()).toHaveLength(1);
  await run('update private.stations set due = now(); select private.wake_worker()');
  const rows = await posted();
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual({
    url: "https://d'água$$$body1$.supabase.co/functions/v1/new-submission",
    body: {},
    headers: { 'Content-Type': 'application/json', 'x-webhook-secret': "d'água$$" },
  });
  await run('alter table net.posted rename to gone');
  expect(await submit('b')).toEqual({ status: 'stored' });
});
