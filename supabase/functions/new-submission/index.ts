/** The edge function: what the Deno of a hosted project gives to `handleWebhook`. docs/publishing.md says how. */
import { goalsOf, neededVariables } from './environment.ts';
import type { NoticeSettings } from './notice.ts';
import { httpServices } from './services.ts';
import { handleWebhook } from './webhook.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  readTextFile(file: URL): Promise<string>;
  serve(handler: (request: Request) => Promise<Response>): void;
};

const variable = (name: string) => Deno.env.get(name) ?? '';

// Written by `npm run supabase`, of the site's own words and colours; null if the site has none.
const text = await Deno.readTextFile(new URL('./settings.json', import.meta.url));
const settings: NoticeSettings | null = JSON.parse(text);

// What whoever publishes the site sets. The platform sets the others.
const needed = neededVariables(settings ?? { webhook: false });
const siteUrl = variable('SITE_URL').replace(/\/$/, '');
// Newer projects have secret keys by name, all of them the key of a service role.
const keys = Object.values<string>(JSON.parse(variable('SUPABASE_SECRET_KEYS') || '{}'));
const [serviceKey = ''] = [...keys, variable('SUPABASE_SERVICE_ROLE_KEY')].filter(Boolean);

const services = httpServices({
  mailApi: variable('MAIL_API') || 'https://api.resend.com/emails',
  mailKey: variable('MAIL_KEY'),
  mailFrom: variable('MAIL_FROM'),
  supabaseUrl: variable('SUPABASE_URL'),
  serviceKey,
});

Deno.serve((request) =>
  handleWebhook(request, {
    settings: settings && { ...settings, siteUrl, goals: goalsOf(settings, variable, siteUrl) },
    settingsText: text,
    secret: variable('WEBHOOK_SECRET'),
    keys: [...keys, variable('SUPABASE_SERVICE_ROLE_KEY')],
    missing: needed.filter((name) => !variable(name)),
    services,
  }),
);
