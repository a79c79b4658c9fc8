import type { Submission, SubmitResult } from '../../../forms/kit/types.ts';
import type { Integrations, LoggedStrategy } from '../../../types/config.gen.ts';
import { postOnce, readObject, resultOf, timeoutWith } from './post.ts';

/** Whether submissions with this strategy are written to the log. */
export const isLogged = (
  { supabase, submissions }: Integrations,
  strategy: LoggedStrategy,
): boolean => Boolean(supabase && submissions?.strategies.includes(strategy));

/**
 * Adds the files of a submission to where the log keeps them, before it is written. Undefined once all are there, or
 * there are none.
 */
export async function addFiles(
  submission: Submission,
  formName: string,
  end?: AbortSignal,
): Promise<SubmitResult | undefined> {
  const { files } = submission;
  if (files.length === 0) return undefined;
  const { uploadFiles } = await import('./upload.ts').catch(() => ({ uploadFiles: undefined }));
  if (!uploadFiles) return { status: 'unsent' };
  const result = await postOnce(
    async (signal) => (await uploadFiles(submission, formName, signal)) ?? { status: 'confirmed' },
    end,
    timeoutWith(files),
  );
  if (result.status === 'confirmed') return undefined;
  return result.status === 'unknown' ? { status: 'unsent' } : result;
}

/** Longest address that the database accepts. */
const LONGEST_ADDRESS = 500;

/**
 * Writes a submission to the log, a table that visitors cannot read (supabase/migrations/). Without
 * supabase-js, to keep public pages small. The latest attempt of a row is valid. `crm` is for forms that are sent to a
 * CRM: its answer, `unknown` until then, undefined if nothing is sent to it now.
 */
export async function writeLog(
  submission: Submission,
  formName: string,
  signal: AbortSignal,
  crm?: { answer?: SubmitResult },
): Promise<SubmitResult> {
  const { row, at, entered, pageUrl, source, isTrapped, integrations } = submission;
  const answer = crm?.answer;
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
      ...(crm && { crm_entries: entriesForServer(submission) }),
      ...(answer && { crm_answer: answer.status }),
      ...(answer?.status === 'refused' && answer.reason && { crm_reason: answer.reason }),
    }),
    keepalive: true, // it is sent even if the page is closed
    signal,
  });
  if (!response.ok) return resultOf(response);
  const { status } = await readObject(response);
  if (status === 'stored') return { status: 'confirmed' };
  return { status: status === 'refused' ? 'refused' : 'unknown' };
}

/**
 * What the CRM is sent, for the server to send it: without the value where the log shows the same, so that what a page
 * may send while it is closed is not twice as long.
 */
function entriesForServer({ id, row, entered, keptEntries }: Submission) {
  const shown = new Map(entered.map(({ name, value }) => [name, value]));
  const entries: [name: string, value?: string][] = keptEntries.map(([name, value]) =>
    shown.get(name) === value ? [name] : [name, value],
  );
  return id === row ? entries : [...entries, ['submission_id', id]];
}
