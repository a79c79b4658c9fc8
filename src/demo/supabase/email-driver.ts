import type { EmailDriver } from '@supabase/lite';
import { saveEmail } from '../emails.ts';
import { renderAccountEmail } from './account-email.ts';
import { readSubject } from './email-subject.ts';

/** Puts lite's e-mails in the local inbox, drawn by us: all it is asked for is what goes into them. */
export function emailsOut(siteUrl: string): EmailDriver {
  return {
    send: async ({ to, subject, text = '' }) => {
      // The one e-mail whose subject lite does not let us choose.
      const { type, values } = readSubject(subject) ?? {
        type: 'reauthentication',
        values: { SiteURL: siteUrl, Email: to, Token: /\d{6,}/.exec(text)?.[0] },
      };
      await saveEmail({ to, ...renderAccountEmail(type, values) });
    },
  };
}
