import {
  type Notice,
  type NoticeSettings,
  noticeOf,
  recipientsOf,
  type SubmissionRow,
} from './notice.ts';

export interface Settings extends NoticeSettings {
  /** What the webhook says in its header `x-webhook-secret`. */
  secret: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** Rejects when the mail was not taken. */
  send(to: string, mail: Notice): Promise<void>;
}

/** What a database webhook sends of a row (Supabase's guide "Database Webhooks"). */
interface News {
  type?: string;
  table?: string;
  record?: Partial<SubmissionRow>;
}

/** Answers the webhook of each new submission: whoever is to be told is, by e-mail. */
export async function answer(request: Request, settings: Settings): Promise<Response> {
  if (request.method !== 'POST') return reply(405, 'POST only');
  const shown = request.headers.get('x-webhook-secret') ?? '';
  if (!settings.secret || (await hash(shown)) !== (await hash(settings.secret)))
    return reply(401, 'wrong secret');
  const { type, table, record } = (await request.json().catch(() => ({}))) as News;
  if (type !== 'INSERT' || table !== 'submissions' || !record)
    return reply(400, 'not a submission');
  const row = rowOf(record);
  const notice = noticeOf(settings, row, settings.siteUrl);
  const recipients = recipientsOf(settings, row.form);
  const sent = await Promise.allSettled(recipients.map((to) => settings.send(to, notice)));
  const failed = sent.filter(({ status }) => status === 'rejected').length;
  return failed ? reply(502, `${failed} of ${sent.length} not sent`) : reply(200, 'sent');
}

/** Columns may be missing where the database is of an older build. */
const rowOf = ({ id, form, page, name, email, fields }: Partial<SubmissionRow>): SubmissionRow => ({
  id: String(id ?? ''),
  form: String(form ?? ''),
  page: String(page ?? ''),
  name: String(name ?? ''),
  email: String(email ?? ''),
  fields: Array.isArray(fields)
    ? fields.map(({ name, label, value }) => ({
        name: String(name ?? ''),
        label: String(label ?? ''),
        value: String(value ?? ''),
      }))
    : [],
});

const reply = (status: number, message: string) => Response.json({ message }, { status });

/** So that how long the comparison takes says nothing of the secret. */
async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return String(new Uint8Array(bytes));
}
