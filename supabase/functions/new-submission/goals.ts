/** Where a submission goes beside mailboxes: the CRM, and a webhook of the site's own. */
import { crmEntries, verdictIn, verdictInReturn } from './crm.ts';
import { answerOf, type SendResult, unanswered } from './http-answer.ts';
import { type NoticeSettings, noticeOf, type SubmissionRow } from './notice.ts';
import { signedHeaders } from './standard-webhook.ts';

/** Addresses and secrets, of the environment. What is missing in it is empty. */
export interface Goals {
  /** Undefined if the site has no CRM. */
  crm?: { endpoint: string; webformId: string } | undefined;
  webhook: { url: string; secret: string };
}

export interface Lead {
  settings: NoticeSettings & { siteUrl: string; goals: Goals };
  submission: SubmissionRow;
  /** How often somebody has asked for it once more. */
  round: number;
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Deno sends a request again that a reused connection breaks: none is reused. */
const ONCE = { Connection: 'close' };

/** Sends a lead once. Never rejects. */
export async function sendTo(
  goal: 'crm' | 'webhook',
  lead: Lead,
  fetch: Fetch,
): Promise<SendResult> {
  try {
    return await { crm: sendToCrm, webhook: sendToWebhook }[goal](lead, fetch);
  } catch (error) {
    return unanswered(error);
  }
}

/** As a browser sends it (src/blocks/strategies/crm/), but for the captcha, which nobody has solved here. */
async function sendToCrm({ settings, submission }: Lead, fetch: Fetch): Promise<SendResult> {
  const { crm } = settings.goals;
  const form = settings.forms[submission.form]?.crm;
  if (!crm || !form) return { outcome: 'none' };
  if (!crm.endpoint || !crm.webformId)
    return { outcome: 'later', reason: 'CRM_ENDPOINT, CRM_WEBFORM_ID' };
  const shown = new Map(submission.fields.map(({ name, value }) => [name, value]));
  // A row of an earlier page has no entries: then it is what the log shows.
  const kept = submission.crm_entries ?? submission.fields.map(({ name }) => [name]);
  const values = new Map(kept.map(([name = '', value = shown.get(name) ?? '']) => [name, value]));
  const body = new FormData();
  const entries = crmEntries({
    webformId: crm.webformId,
    // Nothing that the form has not: a visitor may have sent anything.
    entries: form.fields.flatMap(({ name, value = values.get(name) }) =>
      value === undefined ? [] : [[name, value] as const],
    ),
    currentUrl: form.currentUrl ? submission.page : undefined,
    id: values.get('submission_id') ?? submission.id,
  });
  for (const [name, value] of entries) body.append(name, value);
  const headers = { Accept: 'application/json', ...ONCE };
  const response = await fetch(crm.endpoint, { method: 'POST', body, headers, redirect: 'manual' });
  const location = response.headers.get('location');
  const text = await response.text();
  const verdict = location
    ? verdictInReturn(new URL(location, crm.endpoint).searchParams)
    : verdictIn(objectIn(text));
  if (verdict?.status === 'confirmed') return { outcome: 'sent' };
  if (verdict) return { outcome: 'refused', reason: verdict.reason ?? '' };
  const answer = answerOf(response, text);
  // It was taken by something that is no CRM, such as the page of a gateway.
  return answer.outcome === 'sent' ? { outcome: 'unknown', reason: `${response.status}` } : answer;
}

/** What Slack would read as a link with other words, or as a call to everybody in the channel, stays text. */
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * As the specification of Standard Webhooks has it (https://www.standardwebhooks.com): JSON, signed with its time.
 * `text` is what Slack shows.
 */
async function sendToWebhook(
  { settings, submission, round }: Lead,
  fetch: Fetch,
): Promise<SendResult> {
  const { url, secret } = settings.goals.webhook;
  if (!url || !secret) return { outcome: 'later', reason: 'LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET' };
  // The small print speaks of replying to an e-mail.
  const words = { ...settings.words, note: '' };
  const { subject, text } = noticeOf({ ...settings, words }, submission, settings.siteUrl);
  const { id, form, page, received_at, name, email, phone, company, source, fields } = submission;
  const body = JSON.stringify({
    type: 'submission.received',
    timestamp: received_at,
    text: forSlack(`${subject}\n\n${text}`),
    data: { id, form, page, name, email, phone, company, source, fields },
  });
  const headers = { ...(await signedHeaders(secret, `${id}.${round}`, body)), ...ONCE };
  const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
  const said = await response.text();
  const location = response.headers.get('location') ?? '';
  if (response.status === 302 || response.status === 303)
    return afterRedirect(new URL(location, url), fetch);
  return answerOf(response, location || said);
}

/**
 * Google's Apps Script runs, and then leads to its answer. What leads to a page instead, such as one that asks for a
 * password, has not taken anything.
 */
async function afterRedirect(address: URL, fetch: Fetch): Promise<SendResult> {
  const response = await fetch(address.href, { headers: ONCE });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const text = await response.text();
  return isPage ? { outcome: 'refused', reason: `302 ${address.href}` } : answerOf(response, text);
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // a page of HTML, which has no verdict
  }
}
