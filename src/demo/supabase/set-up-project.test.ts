/** `npm run supabase -- --apply` on a project that is empty, half done and complete: the stand-in of testing/hosted-project.ts. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Services,
  sendDue,
  type Task,
} from '../../../supabase/functions/new-submission/deliver.ts';
import { goalsOf } from '../../../supabase/functions/new-submission/environment.ts';
import type { SendResult } from '../../../supabase/functions/new-submission/http-answer.ts';
import { settled } from '../../../supabase/functions/new-submission/services.ts';
import { functionsIn, migrationsIn } from '../../commands/services/set-up-project.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { projectRoot } from '../../node/project.ts';
import { managementApi } from '../../supabase/apply/management-api.ts';
import { planProject, type Wanted } from '../../supabase/apply/plan.ts';
import { fullestForm } from '../../supabase/apply/sample.ts';
import { sendTestLead } from '../../supabase/apply/test-lead.ts';
import { logSettings, settingsColumns, settingsSql } from '../../supabase/log-settings.ts';
import { functionSettings, siteFilesOfProject } from '../../supabase/project.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { worded } from '../../words/reader.ts';
import {
  type HostedProject,
  makeEmpty,
  REF,
  startHostedProject,
  TOKEN,
} from './testing/hosted-project.ts';
import { stationsIn } from './testing/stations.ts';
import { setUpSupabase } from './testing/supabase.ts';

const sources = readSources(FIXTURE_SITE);
const SECRET = 'segredo';
const SITE = 'https://www.fortim.example';
const ADMIN = 'chefe@fortim.example';
const folder = mkdtempSync(join(tmpdir(), 'project-'));
afterAll(() => rmSync(folder, { recursive: true }));

let project: HostedProject;
let wanted: Wanted;
const supabase = setUpSupabase(undefined, true);
const secrets: Record<string, string> = {
  ...{
    WEBHOOK_SECRET: SECRET,
    MAIL_KEY: 'chave',
    MAIL_FROM: 'Fortim <site@fortim.example>',
    SITE_URL: SITE,
  },
  ...{ CRM_ENDPOINT: 'https://crm.example/', CRM_WEBFORM_ID: 'w' },
  ...{ LEAD_WEBHOOK_URL: 'https://hook.example/', LEAD_WEBHOOK_SECRET: 'whsec_c2VncmVkbw==' },
};

/** What the mailer says to each address, and what arrives at CRM and webhook. */
let mailer: (to: string) => SendResult;
let arrived: string[];

/** The function, once it is called with the secret that the database has. */
async function run({ secrets }: HostedProject, headers: Record<string, string>) {
  expect(headers['x-webhook-secret']).toBe(secrets.get('WEBHOOK_SECRET'));
  const rpc = async (name: string, values: object) =>
    (await supabase.service.rpc(name, values).throwOnError()).data;
  const services: Services = {
    async send(to) {
      const result = mailer(to);
      if (result.outcome === 'sent') arrived.push(to);
      return result;
    },
    async fetch(address) {
      arrived.push(address);
      return Response.json({ success: true });
    },
    pause: async () => undefined,
    now: () => 0,
    claim: (worker) => rpc('claim_station', { worker }) as Promise<Task | null>,
    settle: async (task, result) => void (await rpc('settle_station', settled(task, result))),
    rest: async (worker) => void (await rpc('rest_worker', { worker })),
    files: stationsIn(supabase).services.files,
  };
  const settings = noticeSettings(sources)!;
  const goals = goalsOf(settings, (name) => secrets.get(name) ?? '', SITE);
  await sendDue({ ...settings, siteUrl: SITE, goals }, services);
}

const api = (token = TOKEN, ref = REF) =>
  managementApi({ token, ref, address: project.url, pause: project.pause });
const plan = async () => planProject(api(), wanted);
const inWords = (steps: { what: Parameters<typeof worded>[0] }[]) =>
  steps.map(({ what }) => worded(what));

beforeAll(async () => {
  mailer = () => ({ outcome: 'sent' });
  arrived = [];
  await makeEmpty(supabase);
  project = await startHostedProject(supabase, run);
  const columns = settingsColumns(logSettings(sources));
  const files = siteFilesOfProject('', sources, { projectUrl: project.url, secret: SECRET });
  cpSync(join(projectRoot, 'supabase'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  });
  writeFileSync(join(folder, 'functions/new-submission/settings.json'), functionSettings(sources));
  wanted = {
    ...{
      sources,
      siteUrl: SITE,
      projectUrl: project.url,
      secrets,
      administrator: async () => ADMIN,
    },
    migrations: migrationsIn(join(folder, 'migrations')),
    // That of the studio is only there if a repository was named.
    functions: functionsIn(folder).filter(({ name }) => name !== 'studio'),
    log: {
      columns,
      settingsSql: settingsSql(logSettings(sources)),
      webhookSql: files['webhook.sql']!.replace('create extension if not exists pg_net;', ''),
    },
  };
}, 120_000);
afterAll(() => project.stop());

describe('an empty project', () => {
  test('is only looked at by a plan', async () => {
    const steps = inWords(await plan());
    expect(steps[0]).toMatch(/pg_cron/);
    expect(steps.filter((step) => step.startsWith('migração'))).toHaveLength(
      wanted.migrations.length,
    );
    expect(steps.slice(1 + wanted.migrations.length)).toEqual([
      expect.stringMatching(
        /^contas: site_url, .*mailer_templates_invite_content.*uri_allow_list$/,
      ),
      expect.stringMatching(/^registro de envios: forms, /),
      `variáveis das funções: ${Object.keys(secrets).join(', ')}`,
      ...['publicar a função new-submission', 'publicar a função team'],
      expect.stringMatching(/^chamada da função a cada envio/),
      `quem administra: convite para ${ADMIN}`,
    ]);
    expect(project.asked.filter((call) => !/^GET|query$/.test(call))).toEqual([]);
    expect(await supabase.query("select from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  test('has all that it needs afterwards, and keeps what it had', async () => {
    for (const { run } of await plan()) await run();
    const versions = await supabase.query(
      'select version from supabase_migrations.schema_migrations order by 1',
    );
    expect(versions).toEqual(wanted.migrations.map(({ version }) => ({ version })));
    expect(project.accounts).toMatchObject({
      ...{ site_url: SITE, jwt_exp: 3600, uri_allow_list: `https://antes.example/,${SITE}/**` },
      mailer_templates_recovery_content: expect.stringContaining(
        '/auth/reset-password?token_hash=',
      ),
    });
    expect(Object.fromEntries(project.secrets)).toEqual(secrets);
    const { metadata, files } = project.functions.get('new-submission')!;
    expect(metadata).toEqual({
      ...{ name: 'new-submission', verify_jwt: false },
      entrypoint_path: 'supabase/functions/new-submission/index.ts',
      static_patterns: ['supabase/functions/new-submission/settings.json'],
    });
    expect(files['supabase/functions/new-submission/settings.json']).toBe(
      functionSettings(sources),
    );
    expect(await supabase.query('select jobname from cron.job order by 1')).toEqual([
      { jobname: 'expire-submissions' },
      { jobname: 'post-submissions' },
    ]);
    expect(
      await supabase.query(
        'select u.email, r.role from public.user_roles r join auth.users u on u.id = r.user_id',
      ),
    ).toEqual([{ email: ADMIN, role: 'admin' }]);
    expect(project.invited).toEqual([ADMIN]);
  }, 60_000);
});

describe('a complete project', () => {
  test('is made no other by doing it again', async () => {
    expect(inWords(await plan())).toEqual([
      ...['publicar a função new-submission', 'publicar a função team'],
      expect.stringMatching(/renovadas$/),
    ]);
    const before = structuredClone({ accounts: project.accounts, secrets: project.secrets });
    for (const { run } of await plan()) await run();
    expect({ accounts: project.accounts, secrets: project.secrets }).toEqual(before);
    expect(project.invited).toHaveLength(1);
  });

  test('is told only what is other', async () => {
    project.secrets.set('MAIL_KEY', 'velha');
    project.accounts.mailer_otp_exp = 60;
    await supabase.query('update private.submission_settings set answers_per_hour = 1');
    const steps = await plan();
    expect(inWords(steps).slice(0, 3)).toEqual([
      'contas: mailer_otp_exp',
      'registro de envios: answers_per_hour',
      'variáveis das funções: MAIL_KEY',
    ]);
    for (const { run } of steps) await run();
    expect(inWords(await plan())).toHaveLength(3);
  });
});

describe('a test lead', () => {
  const form = fullestForm(sources)!;
  async function send() {
    const told: string[] = [];
    const isDone = await sendTestLead({
      ...{
        api: api(),
        projectUrl: project.url,
        siteUrl: SITE,
        form,
        email: 'teste@fortim.example',
      },
      tell: (wording) => told.push(worded(wording)),
      pause: async () => undefined,
    });
    return { isDone, told };
  }
  const left = async () => [
    await supabase.query('select from public.submissions'),
    await supabase.query('select from private.stations'),
    await supabase.query('select from private.submission_ids'),
  ];

  test('is followed through every station, and taken away', async () => {
    arrived = [];
    const { isDone, told } = await send();
    expect(told).toEqual([
      '  ✓ guardado no banco, pelo formulário contact_form',
      '  aviso a comercial@fortim.example: chegou',
      '  CRM: chegou',
      '  webhook: chegou',
      expect.stringMatching(/foi apagado do banco/),
    ]);
    expect(isDone).toBe(true);
    expect(arrived.toSorted()).toEqual([
      'comercial@fortim.example',
      'https://crm.example/',
      'https://hook.example/',
    ]);
    expect(await left()).toEqual([[], [], []]);
  });

  test('says what went wrong, and is taken away all the same', async () => {
    mailer = () => ({ outcome: 'refused', reason: '403 O domínio não foi verificado' });
    const { isDone, told } = await send();
    expect([isDone, told[1]]).toEqual([
      false,
      '  aviso a comercial@fortim.example: recusado: 403 O domínio não foi verificado',
    ]);
    expect(await left()).toEqual([[], [], []]);
  });
});

describe('what Supabase refuses is told, with what to do:', () => {
  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['a wrong token', () => api('outra').project(), /account\/tokens/],
    ['another project', () => api(TOKEN, 'z'.repeat(20)).project(), /SUPABASE_PROJECT_REF/],
    ['SQL', () => api().query('selec 1'), /database\/query: 400 .*syntax error/],
    ['a secret', () => api().setSecrets([{ name: 'SUPABASE_X', value: 'x' }]), /secrets: 400/],
  ])('%s', async (_, call, expected) => {
    await expect(call()).rejects.toThrow(expected);
  });

  test('a token without the right, and a project that sleeps', async () => {
    project.forbidden = ['GET /secrets'];
    await expect(plan()).rejects.toThrow(/não pode fazer isto: GET \/secrets/);
    project.forbidden = [];
    project.status = 'INACTIVE';
    await expect(plan()).rejects.toThrow(/fortim não está pronto: INACTIVE/);
    project.status = 'ACTIVE_HEALTHY';
  });

  test('too many requests are waited for, as long as it says', async () => {
    const waits: number[] = [];
    const patient = managementApi({
      ...{ token: TOKEN, ref: REF, address: project.url },
      async pause(seconds) {
        waits.push(seconds);
        await project.pause();
      },
    });
    for (let count = 0; count < 130; count += 1) await patient.functions();
    expect(waits).toEqual([37]);
  });

  test('a migration that fails leaves nothing of itself', async () => {
    const broken = {
      version: '20991231000000',
      name: 'broken',
      text: 'create table public.half (a int); selec 1;',
    };
    const steps = await planProject(api(), {
      ...wanted,
      migrations: [...wanted.migrations, broken],
    });
    expect(inWords(steps)[1]).toContain('20991231000000');
    await expect(steps[1]!.run()).rejects.toThrow(/syntax error/);
    expect(await supabase.query("select to_regclass('public.half') as half")).toEqual([
      { half: null },
    ]);
  });
});
