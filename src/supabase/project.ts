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
    'config.toml': config + sections.join(''),
    'settings.sql': `${settingsSql(logSettings(sources))}\n`,
    'webhook.sql': webhookSql(webhook),
    'functions/new-submission/settings.json': functionSettings(sources),
    ...Object.fromEntries(emails.map(({ type, html }) => [`templates/${type}.html`, html])),
  };
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The body of a function, between dollar quotes that do not occur in it. */
function body(sql: string): string {
  let tag = '$$';
  for (let number = 1; sql.includes(tag); number += 1) tag = `$body${number}$`;
  return `${tag}\n${sql}\n${tag}`;
}

/**
 * Has the database call the function for each new submission, and every five minutes for those of which an e-mail was
 * not taken. Run again, it replaces what it made.
 */
const webhookSql = ({ projectUrl, secret }: Webhook) => `create extension if not exists pg_net;

create or replace function private.post_submissions() returns void
language plpgsql security definer set search_path = ''
as ${body(`begin
  perform net.http_post(
    url := ${text(`${projectUrl}/functions/v1/new-submission`)},
    body := jsonb_build_object('type', 'INSERT', 'schema', 'public', 'table', 'submissions',
      'record', to_jsonb(s) - 'words'),
    headers := jsonb_build_object('Content-Type', 'application/json', 'x-webhook-secret', ${text(secret)}),
    timeout_milliseconds := 30000)
  from (select s.* from private.deliveries d join public.submissions s on s.id = d.submission
    where d.due <= now() order by d.due desc limit 10) as s;
end;`)};

create or replace function private.post_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.post_submissions();
  return null;
exception when others then
  -- Nobody is told now; the submission is kept, and what is due is posted later.
  raise warning 'post_submission: %', sqlerrm;
  return null;
end;
$$;
revoke all on function private.post_submissions(), private.post_submission() from public, anon, authenticated;

create or replace trigger post_submission
  after insert on private.deliveries
  for each statement execute function private.post_submission();

do $$ begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('post-submissions', '*/5 * * * *', 'select private.post_submissions()');
  end if;
end $$;
`;

/** The variables of the function, to be filled in by the person who publishes the site. */
export const secretsFile = (secret: string): Message => msg('supabase/project:secrets', { secret });

/** How to apply it, for who publishes the site. */
export const steps = (projectUrl: string): Message =>
  msg('supabase/project:steps', {
    address: projectUrl === UNKNOWN_PROJECT ? msg('supabase/project:steps-address') : undefined,
  });
