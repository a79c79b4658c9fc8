/** The edge function: what the Deno of a hosted project gives to `answer`. docs/publicar.md says how. */
import { answer } from './answer.ts';
import type { NoticeSettings } from './notice.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  readTextFile(file: URL): Promise<string>;
  serve(handler: (request: Request) => Promise<Response>): void;
};

const secret = (name: string) => Deno.env.get(name) ?? '';
// Written by `npm run supabase`, of the site's own words and colours.
const settings: NoticeSettings = JSON.parse(
  await Deno.readTextFile(new URL('./settings.json', import.meta.url)),
);

Deno.serve((request) =>
  answer(request, {
    ...settings,
    secret: secret('WEBHOOK_SECRET'),
    siteUrl: secret('SITE_URL').replace(/\/$/, ''),
    async send(to, { replyTo, ...mail }) {
      const response = await fetch(secret('MAIL_API') || 'https://api.resend.com/emails', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${secret('MAIL_KEY')}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          from: secret('MAIL_FROM'),
          to: [to],
          ...mail,
          ...(replyTo && { reply_to: replyTo }),
        }),
      });
      if (!response.ok) throw new Error(`The mailer answered ${response.status}`);
    },
  }),
);
