import type { Submission, SubmitResult } from '../../../forms/kit/types.ts';
import type { Integrations, LoggedStrategy } from '../../../types/config.gen.ts';
import { readObject, resultOf } from './post.ts';

/** Whether submissions with this strategy are written to the log. */
export const isLogged = (
  { supabase, submissions }: Integrations,
  strategy: LoggedStrategy,
): boolean => Boolean(supabase && submissions?.strategies.includes(strategy));

/** Longest address that the database accepts. */
const LONGEST_ADDRESS = 500;

/**
 * Writes a submission to the log, a table that visitors cannot read (supabase/migrations/). Without
 * supabase-js, to keep public pages small. The latest attempt of a row is valid; `crm` is the
 * CRM's answer, `unknown` until then, for forms that are sent to a CRM.
 */
export async function writeLog(
  { row, at, entered, pageUrl, source, isTrapped, integrations }: Submission,
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
      ...(isTrapped && { trap: '1' }),
      ...(source && { source }),
      ...(crm && { crm_answer: crm.status }),
      ...(crm?.status === 'refused' && crm.reason && { crm_reason: crm.reason }),
    }),
    keepalive: true, // it is sent even if the page is closed
    signal,
  });
  if (!response.ok) return resultOf(response);
  const { status } = await readObject(response);
  if (status === 'stored') return { status: 'confirmed' };
  return { status: status === 'refused' ? 'refused' : 'unknown' };
}
