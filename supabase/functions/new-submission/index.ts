/** The edge function: what the Deno of a hosted project gives to `answer`. docs/publicar.md says how. */
import { answer } from './answer.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  readTextFile(file: URL): Promise<string>;
  serve(handler: (request: Request) => Promise<Response>): void;
};

const secret = (name: string) => Deno.env.get(name) ?? '';
const template = await Deno.readTextFile(
  new URL('../../templates/new_submission.html', import.meta.url),
);

Deno.serve((request) =>
  answer(request, {
    secret: secret('WEBHOOK_SECRET'),
    notify: secret('NOTIFY')
      .split(/[\s,]+/)
      .filter(Boolean),
    siteUrl: secret('SITE_URL'),
    labels: JSON.parse(secret('FORM_LABELS') || '{}'),
    template,
    async send(to, mail) {
      const response = await fetch(secret('MAIL_API') || 'https://api.resend.com/emails', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${secret('MAIL_KEY')}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ from: secret('MAIL_FROM'), to: [to], ...mail }),
      });
      if (!response.ok) throw new Error(`The mailer answered ${response.status}`);
    },
  }),
);
