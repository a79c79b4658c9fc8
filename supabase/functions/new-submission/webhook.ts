import { deliverEmails, type Services } from './deliver.ts';
import type { NoticeSettings, SubmissionRow } from './notice.ts';

export interface WebhookOptions {
  /** Of the site; null if it has no words for e-mails. */
  settings: (NoticeSettings & { siteUrl: string }) | null;
  /** The file that they are of, as it was deployed. */
  settingsText: string;
  /** What the webhook says in its header `x-webhook-secret`. */
  secret: string;
  /** Of the service role: who has one may ask what is missing. */
  keys: string[];
  /** Names of the variables that are not set. */
  missing: string[];
  services: Services;
}

/** Answers the webhook of each new submission, and the check of `npm run supabase -- --check`. */
export async function handleWebhook(request: Request, options: WebhookOptions): Promise<Response> {
  const { settings, secret, keys, missing, services, settingsText } = options;
  if (request.method === 'GET') {
    const shown = request.headers.get('apikey') ?? '';
    if (!(await isOneOf(shown, [...keys, secret]))) return reply(401, 'wrong key');
    return Response.json({ missing, settings: await hash(settingsText) });
  }
  if (request.method !== 'POST') return reply(405, 'POST only');
  const shown = request.headers.get('x-webhook-secret') ?? '';
  if (!(await isOneOf(shown, [secret]))) return reply(401, 'wrong secret');
  const row = rowIn(await request.json().catch(() => null));
  if (!row) return reply(400, 'not a submission');
  if (!settings) return reply(500, 'settings.json is empty');
  const problems = await deliverEmails(settings, row, services).catch((error) => [
    `database: ${error}`,
  ]);
  return problems.length > 0 ? reply(502, problems.join('; ')) : reply(200, 'done');
}

/** The row in what a database webhook sends (Supabase's guide "Database Webhooks"); undefined if there is none. */
function rowIn(news: unknown): SubmissionRow | undefined {
  if (!isRecord(news) || news.type !== 'INSERT' || news.table !== 'submissions') return undefined;
  const { record } = news;
  if (!isRecord(record) || typeof record.id !== 'string') return undefined;
  // Columns may be missing where the database is of an older build.
  const { id, form, page, name, email, fields = [] } = record;
  if (!Array.isArray(fields) || !fields.every(isRecord)) return undefined;
  return {
    id,
    form: String(form ?? ''),
    page: String(page ?? ''),
    name: String(name ?? ''),
    email: String(email ?? ''),
    fields: fields.map((field) => ({
      name: String(field.name ?? ''),
      label: String(field.label ?? ''),
      value: String(field.value ?? ''),
    })),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const reply = (status: number, message: string) => Response.json({ message }, { status });

/** By hashes, so that how long the comparison takes says nothing of a secret. An empty one is nobody's. */
async function isOneOf(shown: string, secrets: string[]): Promise<boolean> {
  const wanted = await Promise.all(secrets.filter(Boolean).map(hash));
  return wanted.includes(await hash(shown));
}

/** SHA-256, in hexadecimal digits. */
export async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
