import { createHash, randomInt } from 'node:crypto';
import type { EmailDriver } from '@supabase/lite';
import { escaped } from '../../../supabase/functions/new-submission/layout.ts';
import { type AccountEmailType, accountEmail } from '../../supabase/site-emails.ts';
import { readAccountSources } from '../../supabase/site-sources.ts';
import { saveEmail } from '../store.ts';

/** The placeholders of Supabase's templates that ours use. */
const PLACEHOLDERS = ['SiteURL', 'Token', 'TokenHash', 'Email', 'NewEmail'] as const;
type EmailValues = Partial<Record<(typeof PLACEHOLDERS)[number], string>>;

/**
 * A subject that carries an e-mail's type and values through lite, which does not escape values in templates: an
 * address could contain HTML. No value has a line break.
 */
export const subjectFor = (type: AccountEmailType): string =>
  [type, ...PLACEHOLDERS.map((name) => `{{ .${name} }}`)].join('\n');

/** Puts lite's e-mails in the local inbox, drawn by us: all it is asked for is what goes into them. */
export function emailsOut(siteUrl: string): EmailDriver {
  return {
    send: async ({ to, subject, text = '' }) => {
      const [type, ...values] = subject.split('\n');
      if (values.length === PLACEHOLDERS.length) {
        const named = PLACEHOLDERS.map((name, index) => [name, values[index]]);
        await sendAccountEmail(type as AccountEmailType, to, Object.fromEntries(named));
      } else {
        // The one e-mail whose subject lite does not let us choose.
        const Token = /\d{6,}/.exec(text)?.[0];
        await sendAccountEmail('reauthentication', to, { SiteURL: siteUrl, Email: to, Token });
      }
    },
  };
}

/** Keeps the e-mail that a hosted project would send, with these values in it. */
export async function sendAccountEmail(
  type: AccountEmailType,
  to: string,
  values: EmailValues,
): Promise<void> {
  const email = accountEmail(type, readAccountSources());
  if (!email) throw new Error(`messages.json has no words for the e-mail ${type}`);
  const html = email.html.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string) =>
    escaped(values[name as keyof EmailValues] ?? ''),
  );
  await saveEmail({ to, subject: email.subject, html });
}

/** A code for an e-mail, and its hash as lite keeps it. */
export function newToken(email: string): { code: string; hash: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = createHash('sha256')
    .update(email + code)
    .digest('hex');
  return { code, hash };
}
