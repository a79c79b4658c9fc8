import type { Submission, SubmitResult } from '../types.ts';

/**
 * Writes a submission to the log, a table that visitors cannot read (supabase/migrations/). Not by
 * supabase-js, which public pages do without. The same id twice is one submission.
 */
export async function writeLog(
  { id, entered, pageUrl, integrations }: Submission,
  formName: string,
  signal?: AbortSignal,
): Promise<SubmitResult> {
  const { url = '', publishableKey = '' } = integrations.supabase ?? {};
  // `/` is the site's own origin: the embedded database.
  const address = new URL('/rest/v1/rpc/submit_form', new URL(url, location.origin));
  const response = await fetch(address, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      submission_id: id,
      form: formName,
      page: pageUrl,
      fields: entered,
    }),
    keepalive: true, // who leaves the page has sent it all the same
    signal,
  });
  const { status } = (await response.json()) ?? {};
  if (response.ok && status === 'stored') return { status: 'confirmed' };
  const refused = response.ok ? status === 'refused' : response.status < 500;
  return { status: refused ? 'refused' : 'unknown' };
}
