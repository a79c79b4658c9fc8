import { mayRegister } from '../blocks/strategies/supabase-auth/may-register.ts';
import { type Message, msg } from '../words/message.ts';
import { logSettings, settingsSql } from './log-settings.ts';
import {
  ACCOUNT_EMAIL_TYPES,
  accountEmail,
  type EmailSources,
  noticeSettings,
} from './site-emails.ts';

/** The settings of the webhook for new submissions. */
export interface Webhook {
  /** Of the project, without a slash at the end. */
  projectUrl: string;
  secret: string;
}

/** Placeholder for the address of a project that was not given. */
export const UNKNOWN_PROJECT = 'https://PROJETO.supabase.co';

/** The settings file that the function for new submissions reads. */
export const functionSettings = (sources: EmailSources): string =>
  `${JSON.stringify(noticeSettings(sources) ?? null, null, 2)}\n`;

/**
 * What a hosted project needs of this site, beside the engine's migrations and functions: path below
 * `supabase/` -> text. @param config the engine's config.toml
 */
export function siteFilesOfProject(
  config: string,
  sources: EmailSources,
  webhook: Webhook,
): Record<string, string> {
  const emails = ACCOUNT_EMAIL_TYPES.flatMap((type) => {
    const email = accountEmail(type, sources);
    return email ? [{ type, ...email }] : [];
  });
  const sections = emails.map(
    ({ type, subject }) =>
      `\n[auth.email.template.${type}]\nsubject = ${JSON.stringify(subject)}\ncontent_path = "./supabase/templates/${type}.html"\n`,
  );
  return {
    'config.toml': closed(config, sources) + sections.join(''),
    'settings.sql': `${settingsSql(logSettings(sources))}\n`,
    'webhook.sql': webhookSql(webhook),
    'functions/new-submission/settings.json': functionSettings(sources),
    ...Object.fromEntries(emails.map(({ type, html }) => [`templates/${type}.html`, html])),
  };
}

/** Nobody registers by the interface alone, where the site has no form for it. */
const closed = (config: string, sources: EmailSources): string =>
  mayRegister(sources)
    ? config
    : config.replace(/^enable_signup = true$/m, 'enable_signup = false');

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The body of a function, between dollar quotes that do not occur in it. */
function body(sql: string): string {
  let tag = '$$';
  for (let number = 1; sql.includes(tag); number += 1) tag = `$body${number}$`;
  return `${tag}\n${sql}\n${tag}`;
}

/**
 * Has the database call the function when something is due: at once for what is new, and every minute for what was not
 * taken. Run again, it replaces what it made.
 */
const webhookSql = ({ projectUrl, secret }: Webhook) => `create extension if not exists pg_net;

create or replace function private.wake_worker() returns void
language plpgsql security definer set search_path = ''
as ${body(`begin
  if not private.is_work_due() then return; end if;
  perform net.http_post(
    url := ${text(`${projectUrl}/functions/v1/new-submission`)},
    body := '{}'::jsonb,
    headers := jsonb_build_object('Content-Type', 'application/json', 'x-webhook-secret', ${text(secret)}),
    timeout_milliseconds := 120000);
end;`)};
revoke all on function private.wake_worker() from public, anon, authenticated;

do $$ begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('post-submissions', '* * * * *', 'select private.wake_worker()');
  end if;
end $$;
`;

/** The variables of the function, to be filled in by the person who publishes the site. */
export const secretsFile = (secret: string, hook: string): Message =>
  msg('supabase/project:secrets', { secret, hook });

/** How to apply it, for who publishes the site. */
export const steps = (projectUrl: string): Message =>
  msg('supabase/project:steps', {
    address: projectUrl === UNKNOWN_PROJECT ? msg('supabase/project:steps-address') : undefined,
  });
