import { logSettings, settingsSql } from './log-settings.ts';
import {
  ACCOUNT_EMAIL_TYPES,
  accountEmail,
  type EmailSources,
  noticeSettings,
} from './site-emails.ts';

/**
 * What a hosted project needs of this site, beside the engine's migrations and function: path below
 * `supabase/` -> text. @param config the engine's config.toml
 */
export function siteFilesOfProject(config: string, sources: EmailSources): Record<string, string> {
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
    'functions/new-submission/settings.json': `${JSON.stringify(noticeSettings(sources) ?? null, null, 2)}\n`,
    ...Object.fromEntries(emails.map(({ type, html }) => [`templates/${type}.html`, html])),
  };
}

/** How to apply it, for who publishes the site. */
export const STEPS = `Na pasta deploy/ está o projeto que a CLI do Supabase lê. Depois de cada mudança de formulários, textos de
e-mail, cores ou destinatários, rode este comando de novo e repita os passos 2 a 4.

1. Uma vez:          npx supabase --workdir deploy link
2. Banco e contas:   npx supabase --workdir deploy db push --remote
                     npx supabase --workdir deploy config push
3. Registro:         rode deploy/supabase/settings.sql no SQL Editor
4. Avisos e equipe:  npx supabase --workdir deploy functions deploy
5. Uma vez:          npx supabase secrets set WEBHOOK_SECRET=<segredo> MAIL_KEY=<chave> \\
                       MAIL_FROM="Site <site@empresa.com.br>" SITE_URL=https://<site>
                     e, no painel, Database, Webhooks: tabela public.submissions, evento Insert, POST para
                     https://<projeto>.supabase.co/functions/v1/new-submission, com o cabeçalho x-webhook-secret
6. Quem administra:  select set_access('ana@empresa.com.br', 'admin');   (no SQL Editor, depois do cadastro)`;
