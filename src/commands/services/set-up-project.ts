/** `npm run supabase -- --apply`: does to a hosted project what it lacks, and follows a test lead through it. */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { isCancel, password, text } from '@clack/prompts';
import { neededVariables } from '../../../supabase/functions/new-submission/environment.ts';
import { filesIn } from '../../node/files-in.ts';
import { type ApiFunction, managementApi } from '../../supabase/apply/management-api.ts';
import { planProject, type Wanted } from '../../supabase/apply/plan.ts';
import { fullestForm } from '../../supabase/apply/sample.ts';
import { sendTestLead } from '../../supabase/apply/test-lead.ts';
import { logSettings, settingsColumns, settingsSql } from '../../supabase/log-settings.ts';
import { type EmailSources, noticeSettings } from '../../supabase/site-emails.ts';
import { enumerated, type Message, msg } from '../../words/message.ts';
import { t, worded } from '../../words/reader.ts';
import { UserError } from '../../words/user-error.ts';

export interface ProjectFiles {
  /** The project as the CLI reads it, where it was written. */
  folder: string;
  sources: EmailSources;
  secret: string;
  webhookSql: string;
}

interface Tools {
  write(projectUrl: string): Promise<ProjectFiles>;
  variablesFile: string;
}

export async function setUpProject({ write, variablesFile }: Tools, dry: boolean): Promise<void> {
  const token = await ask('SUPABASE_ACCESS_TOKEN', msg('supabase/apply:ask-token'), {
    isSecret: true,
  });
  const ref = await projectRef();
  const projectUrl = process.env.SUPABASE_URL?.replace(/\/$/, '') || `https://${ref}.supabase.co`;
  const files = await write(projectUrl);
  const { sources } = files;
  const secrets = await variables(sources, variablesFile, dry);
  const siteUrl = (secrets.SITE_URL ?? '').replace(/\/$/, '');
  const administrator = once(() => ask('ADMIN_EMAIL', msg('supabase/apply:ask-administrator')));
  const logs = Boolean(sources.integrations.submissions);
  const settings = logSettings(sources);
  const wanted: Wanted = {
    ...{ sources, siteUrl, projectUrl, secrets, administrator },
    migrations: migrationsIn(join(files.folder, 'migrations')),
    functions: functionsIn(files.folder).filter(({ name }) => logs || name !== 'new-submission'),
    log: logs
      ? {
          columns: settingsColumns(settings),
          settingsSql: settingsSql(settings),
          webhookSql: files.webhookSql,
        }
      : undefined,
  };
  const api = managementApi({ token, ref });
  const steps = await planProject(api, wanted);
  if (dry) {
    console.log(t('supabase/apply:plan', { ref }));
    for (const { what } of steps) console.log(t('supabase/apply:plan-line', { what }));
    console.log(t('supabase/apply:dry'));
    return;
  }
  for (const { what, run } of steps) {
    await run();
    console.log(t('supabase/apply:done-line', { what }));
  }
  const form = logs ? fullestForm(sources) : undefined;
  if (!form) return;
  console.log(t('supabase/apply:test'));
  const [email = sources.site.contacts.email.to.replace(/^mailto:/, '')] =
    sources.integrations.submissions?.notify ?? [];
  const tell = (wording: Parameters<typeof worded>[0]) => console.log(worded(wording));
  if (await sendTestLead({ api, projectUrl, siteUrl, form, email, tell })) return;
  console.log(t('supabase/apply:test-failed'));
  process.exitCode = 1;
}

function projectRef(): Promise<string> {
  const [, ofUrl] =
    /^https:\/\/([a-z]{20})\.supabase\.co/.exec(process.env.SUPABASE_URL ?? '') ?? [];
  return ofUrl
    ? Promise.resolve(ofUrl)
    : ask('SUPABASE_PROJECT_REF', msg('supabase/apply:ask-ref'));
}

/**
 * Those of the file; what is missing comes from the environment, or is asked for and kept there. What is only to be shown is shown
 * without them.
 */
async function variables(
  sources: EmailSources,
  file: string,
  dry: boolean,
): Promise<Record<string, string>> {
  const known = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  const needed = neededVariables(noticeSettings(sources) ?? { webhook: false });
  const missing = needed.filter((name) => !known[name]);
  const unset = missing.filter((name) => !process.env[name]);
  const names = enumerated(unset);
  if (dry && unset.length > 0) console.log(t('supabase/apply:dry-missing', { file, names }));
  else if (unset.length > 0 && !process.stdin.isTTY)
    throw new UserError(msg('supabase/apply:missing', { file, names }));
  for (const name of missing) {
    if (dry && unset.includes(name)) continue;
    known[name] = await ask(name, msg('supabase/apply:ask-variable', { name, file }));
    if (!dry) appendFileSync(file, `${name}=${JSON.stringify(known[name])}\n`);
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

/** A value of the environment; asked for at a terminal. */
async function ask(
  name: string,
  question: Message,
  { isSecret }: { isSecret?: true } = {},
): Promise<string> {
  const set = process.env[name];
  if (set) return set;
  if (!process.stdin.isTTY)
    throw new UserError(msg('supabase/apply:missing-variable', { names: name }));
  const validate = (value = '') => (value.trim() ? undefined : t('commands/page:empty'));
  const answer = await (isSecret ? password : text)({ message: worded(question), validate });
  if (isCancel(answer)) process.exit(130);
  return answer.trim();
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export const migrationsIn = (folder: string): Wanted['migrations'] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
      return version && name
        ? [{ version, name, text: readFileSync(join(folder, file), 'utf8') }]
        : [];
    });

/** With paths as the CLI has them, from the folder above `supabase/`. */
export const functionsIn = (folder: string): ApiFunction[] =>
  readdirSync(join(folder, 'functions')).map((name) => {
    const pathOf = (file: string) => `supabase/functions/${name}/${file}`;
    const files = filesIn(join(folder, 'functions', name));
    return {
      name,
      entrypoint: pathOf('index.ts'),
      statics: files.filter((file) => file.endsWith('.json')).map(pathOf),
      // Both ask who calls: config.toml says the same.
      verifyJwt: false,
      files: Object.fromEntries(
        files.map((file) => [
          pathOf(file),
          readFileSync(join(folder, 'functions', name, file), 'utf8'),
        ]),
      ),
    };
  });
