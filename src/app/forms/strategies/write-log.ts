import type { Submission, SubmitResult } from '../types.ts';

/** What the database takes of an address. */
const LONGEST_ADDRESS = 500;

/**
 * Writes a submission to the log, a table that visitors cannot read (supabase/migrations/). Not by
 * supabase-js, which public pages do without. Of one row the latest attempt counts; `crm` is what the
 * CRM answered to it, where it is sent to one, `unknown` until then.
 */
export async function writeLog(
  { row, at, entered, pageUrl, integrations }: Submission,
  formName: string,
  signal: AbortSignal,
  crm?: SubmitResult,
): Promise<SubmitResult> {
  const { url = '', publishableKey = '' } = integrations.supabase ?? {};
  // `/` is the site's own origin: the embedded database.
  const address = new URL('/rest/v1/rpc/submit_form', new URL(url, location.origin));
  const response = await fetch(address, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      submission_id: row,
      form: formName,
      page: pageUrl.slice(0, LONGEST_ADDRESS),
      fields: entered,
      attempt: at,
      ...(crm && { crm_answer: crm.status }),
      ...(crm?.status === 'refused' && crm.reason && { crm_reason: crm.reason }),
    }),
    keepalive: true, // who leaves the page has sent it all the same
    signal,
  });
  const { status } = (await response.json()) ?? {};
  if (response.ok && status === 'stored') return { status: 'confirmed' };
  const refused = response.ok ? status === 'refused' : response.status < 500;
  return { status: refused ? 'refused' : 'unknown' };
}
