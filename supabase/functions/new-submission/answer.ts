import { type Mail, mailOf } from './mail.ts';

export interface Settings {
  /** What the webhook says in its header `x-webhook-secret`. */
  secret: string;
  /** E-mail addresses. */
  notify: string[];
  /** Without a slash at the end. */
  siteUrl: string;
  template: string;
  /** `formName` -> what people call that form. */
  labels: Record<string, string>;
  /** Rejects when the mail was not taken. */
  send(to: string, mail: Mail): Promise<void>;
}

/** What a database webhook sends of a row (Supabase's guide "Database Webhooks"). */
interface News {
  type?: string;
  table?: string;
  record?: { name?: unknown; form?: unknown };
}

/** Answers the webhook of each new submission: all who are to be told are, by e-mail. */
export async function answer(request: Request, settings: Settings): Promise<Response> {
  if (request.method !== 'POST') return said(405, 'POST only');
  const told = request.headers.get('x-webhook-secret') ?? '';
  if (!settings.secret || (await hash(told)) !== (await hash(settings.secret)))
    return said(401, 'wrong secret');
  const { type, table, record } = (await request.json().catch(() => ({}))) as News;
  if (type !== 'INSERT' || table !== 'submissions' || !record) return said(400, 'not a submission');
  const { name, form } = record;
  const mail = mailOf(
    settings.template,
    { name: String(name ?? ''), form: settings.labels[String(form)] ?? String(form ?? '') },
    settings.siteUrl,
  );
  const sent = await Promise.allSettled(settings.notify.map((to) => settings.send(to, mail)));
  const failed = sent.filter(({ status }) => status === 'rejected').length;
  return failed ? said(502, `${failed} of ${sent.length} not sent`) : said(200, 'sent');
}

const said = (status: number, message: string) => Response.json({ message }, { status });

/** So that how long the comparison takes says nothing of the secret. */
async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return String(new Uint8Array(bytes));
}
