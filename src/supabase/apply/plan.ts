/** What is to be done to a hosted project so that a site can use it, in the order in which it is done. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { enumerated, type Message, msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import type { EmailSources } from '../site-emails.ts';
import { accountChanges } from './accounts.ts';
import type { ApiFunction, ManagementApi } from './management-api.ts';

export interface Wanted {
  sources: EmailSources;
  /** Both without a slash at the end. */
  siteUrl: string;
  projectUrl: string;
  /** In the order of their versions. */
  migrations: { version: string; name: string; text: string }[];
  functions: ApiFunction[];
  /** Variables of the functions. */
  secrets: Record<string, string>;
  /** Undefined if the site logs nothing. */
  log: { columns: Record<string, unknown>; settingsSql: string; webhookSql: string } | undefined;
  /** The address of the first administrator; asked for if the project has none. */
  administrator(): Promise<string>;
}

export interface Step {
  what: Message;
  run(): Promise<unknown>;
}

interface ProjectState {
  settings: Record<string, unknown>;
  webhook: boolean;
  cron: boolean;
  retries: boolean;
  administrators: number;
}

/** Reads the project, and changes nothing. What is there is left out, but for the functions, whose code nobody can read. */
export async function planProject(api: ManagementApi, wanted: Wanted): Promise<Step[]> {
  const { name, status } = await api.project();
  if (status !== 'ACTIVE_HEALTHY')
    throw new UserError(msg('supabase/apply:not-ready', { name, status }));
  const applied = await appliedVersions(api);
  const missing = wanted.migrations.filter(({ version }) => !applied.includes(version));
  const state = missing.length === 0 ? await readState(api) : undefined;
  return [
    ...migrationSteps(api, missing),
    ...(await accountSteps(api, wanted)),
    ...(wanted.log ? logSteps(api, wanted.log, state) : []),
    ...(await secretSteps(api, wanted.secrets)),
    ...wanted.functions.map((source) => ({
      what: msg('supabase/apply:function', { name: source.name }),
      run: () => api.deploy(source),
    })),
    ...(wanted.log ? hookSteps(api, wanted.log, state) : []),
    ...(await administratorSteps(api, wanted, state)),
  ];
}

const MIGRATIONS = 'supabase_migrations.schema_migrations';

/** As the CLI keeps them, so that its `db push` goes on from there. */
async function appliedVersions(api: ManagementApi): Promise<string[]> {
  const [table] = await api.query<{ name: string | null }>(
    `select to_regclass('${MIGRATIONS}') as name`,
  );
  if (!table?.name) return [];
  const rows = await api.query<{ version: string }>(`select version from ${MIGRATIONS}`);
  return rows.map(({ version }) => version);
}

const readState = async (api: ManagementApi): Promise<ProjectState | undefined> =>
  (await api.query<{ state: ProjectState }>('select public.project_state() as state'))[0]?.state;

function migrationSteps(api: ManagementApi, missing: Wanted['migrations']): Step[] {
  if (missing.length === 0) return [];
  const begin = {
    what: msg('supabase/apply:extensions'),
    run: () =>
      api.query(`
        create extension if not exists pg_cron;
        create extension if not exists pg_net;
        create schema if not exists supabase_migrations;
        create table if not exists ${MIGRATIONS} (version text not null primary key);
        alter table ${MIGRATIONS} add column if not exists statements text[];
        alter table ${MIGRATIONS} add column if not exists name text;`),
  };
  const steps = missing.map(({ version, name, text }) => ({
    what: msg('supabase/apply:migration', { version, name }),
    // PostgreSQL takes the statements of one query as one transaction: all of it or nothing, with the note that it was done.
    run: () =>
      api.query(
        `${text}\n;insert into ${MIGRATIONS} (version, name) values (${quote(version)}, ${quote(name)});`,
      ),
  }));
  return [begin, ...steps];
}

async function accountSteps(api: ManagementApi, { sources, siteUrl }: Wanted): Promise<Step[]> {
  const changes = accountChanges(await api.accounts(), sources, siteUrl);
  const names = Object.keys(changes);
  return names.length === 0
    ? []
    : [
        {
          what: msg('supabase/apply:accounts', { names: enumerated(names) }),
          run: () => api.changeAccounts(changes),
        },
      ];
}

function logSteps(
  api: ManagementApi,
  { columns, settingsSql }: NonNullable<Wanted['log']>,
  state: ProjectState | undefined,
): Step[] {
  const names = Object.keys(columns);
  const wrong = names.filter((name) => !isDeepStrictEqual(columns[name], state?.settings[name]));
  return wrong.length === 0
    ? []
    : [
        {
          what: msg('supabase/apply:log', { names: enumerated(wrong) }),
          run: () => api.query(settingsSql),
        },
      ];
}

async function secretSteps(api: ManagementApi, secrets: Wanted['secrets']): Promise<Step[]> {
  const there = new Map((await api.secrets()).map(({ name, value }) => [name, value]));
  const digest = (value: string) => createHash('sha256').update(value).digest('hex');
  const other = Object.entries(secrets).flatMap(([name, value]) =>
    there.get(name) === digest(value) ? [] : [{ name, value }],
  );
  return other.length === 0
    ? []
    : [
        {
          what: msg('supabase/apply:secrets', { names: enumerated(other.map(({ name }) => name)) }),
          run: () => api.setSecrets(other),
        },
      ];
}

/** Also where it is there: the secret in it may be another one. What has the same name is replaced. */
function hookSteps(
  api: ManagementApi,
  { webhookSql }: NonNullable<Wanted['log']>,
  state: ProjectState | undefined,
): Step[] {
  const is = state?.webhook && state.cron && state.retries ? 'there' : 'missing';
  return [
    {
      what: msg('supabase/apply:hook', { is }),
      run: () =>
        api.query(`create extension if not exists pg_cron;\n${webhookSql}
          select cron.schedule('post-submissions', '* * * * *', 'select private.wake_worker()');
          select cron.schedule('expire-submissions', '17 4 * * *', 'select private.expire_submissions()');`),
    },
  ];
}

async function administratorSteps(
  api: ManagementApi,
  { administrator, projectUrl }: Wanted,
  state: ProjectState | undefined,
): Promise<Step[]> {
  if ((state?.administrators ?? 0) > 0) return [];
  const address = await administrator();
  return [
    {
      what: msg('supabase/apply:administrator', { address }),
      run: () => invite(api, projectUrl, address),
    },
  ];
}

/** Makes the account if it is not there; the e-mail of the invitation leads to a page for its password. */
async function invite(api: ManagementApi, projectUrl: string, email: string): Promise<void> {
  const { secret } = await api.keys();
  const response = await fetch(`${projectUrl}/auth/v1/invite`, {
    method: 'POST',
    headers: {
      apikey: secret,
      Authorization: `Bearer ${secret}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ email }),
  });
  // 422: the account is there.
  if (!response.ok && response.status !== 422)
    throw new UserError(
      msg('supabase/apply:not-invited', {
        address: email,
        status: response.status,
        reason: await response.text(),
      }),
    );
  const [{ given } = { given: false }] = await api.query<{ given: boolean }>(
    `select public.set_access(${quote(email)}, 'admin') as given`,
  );
  if (!given) throw new UserError(msg('supabase/apply:no-access', { address: email }));
}

export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
