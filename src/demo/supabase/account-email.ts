import { type AccountEmailType, accountEmail } from '../../supabase/site-emails.ts';
import { readAccountSources } from '../../supabase/site-sources.ts';
import type { EmailValues } from './email-subject.ts';
import { escaped } from './html-template.ts';

/** The e-mail that a hosted project would send, with these values in it. */
export function renderAccountEmail(
  type: AccountEmailType,
  values: EmailValues,
): { subject: string; html: string } {
  const email = accountEmail(type, readAccountSources());
  if (!email) throw new Error(`messages.json has no words for the e-mail ${type}`);
  const html = email.html.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string, offset: number) =>
    escaped(values[name as keyof EmailValues] ?? '', email.html.slice(0, offset)),
  );
  return { subject: email.subject, html };
}
