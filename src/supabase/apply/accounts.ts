/** The settings of a project's accounts that a site needs, by the names of the Management API. */
import { mayRegister } from '../../blocks/strategies/supabase-auth/may-register.ts';
import { ACCOUNT_EMAIL_TYPES, accountEmail, type EmailSources } from '../site-emails.ts';

/** What the project lacks: setting -> value. Nothing that the project has beside it is taken away. */
export function accountChanges(
  present: Record<string, unknown>,
  sources: EmailSources,
  siteUrl: string,
): Record<string, unknown> {
  const wanted = { ...needed(sources, siteUrl), uri_allow_list: withAddresses(present, siteUrl) };
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => (present[name] ?? '') !== value),
  );
}

function needed(sources: EmailSources, siteUrl: string): Record<string, unknown> {
  const emails = ACCOUNT_EMAIL_TYPES.flatMap((type) => {
    const email = accountEmail(type, sources);
    return email
      ? [
          [`mailer_subjects_${type}`, email.subject],
          [`mailer_templates_${type}_content`, email.html],
        ]
      : [];
  });
  return {
    site_url: siteUrl,
    // People make accounts with an e-mail address, which a link confirms.
    external_email_enabled: true,
    disable_signup: !mayRegister(sources),
    mailer_autoconfirm: false,
    mailer_secure_email_change_enabled: true,
    mailer_otp_exp: 3600,
    ...Object.fromEntries(emails),
  };
}

/** Those that are there, and the pages to which sign-in and new passwords lead. */
function withAddresses({ uri_allow_list }: Record<string, unknown>, siteUrl: string): string {
  const there = String(uri_allow_list ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return [...new Set([...there, `${siteUrl}/**`])].join(',');
}
