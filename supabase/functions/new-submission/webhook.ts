import { type Services, type Settings, sendDue } from './deliver.ts';

export interface WebhookOptions {
  /** Of the site; null if it has no words for e-mails. */
  settings: Settings | null;
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

/**
 * Answers the database, which calls when something is due, and the check of `npm run supabase -- --check`. What the
 * database says in the call is not read.
 */
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
  if (!settings) return reply(500, 'settings.json is empty');
  try {
    const failed = await sendDue(settings, services);
    return reply(200, failed > 0 ? `${failed} not sent` : 'done');
  } catch (error) {
    return reply(502, `database: ${error}`);
  }
}

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
