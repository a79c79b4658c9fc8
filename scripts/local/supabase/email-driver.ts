import type { EmailDriver } from '@supabase/lite';
import { saveEmail } from '../emails.ts';
import { renderEmail } from './render-email.ts';

/** Puts lite's e-mails in the local inbox. Its plain text stays out: it is English, and links elsewhere. */
export function emailsOut(siteUrl: string): EmailDriver {
  return {
    send: async ({ to, subject, html = '', text = '' }) => {
      // The one e-mail whose template lite does not let us choose.
      const code = subject === 'Confirm Reauthentication' && /\d{6,}/.exec(text)?.[0];
      const email = code
        ? renderEmail('reauthentication', { SiteURL: siteUrl, Email: to, Token: code })
        : { subject, html };
      await saveEmail({ to, ...email });
    },
  };
}
