/**
 * What a vtiger web form is sent, and what its answers mean: for the browser (src/blocks/strategies/crm/) and for the
 * server, so that both send the same. Runs on Deno, Node and in browsers.
 */

export type Entries = readonly (readonly [name: string, value: string])[];

/** The lead as the CRM takes it. By `submission_id` a CRM that keeps it can tell that two posts are one lead. */
export const crmEntries = (lead: {
  webformId: string;
  entries: Entries;
  /** Without query and hash; undefined if the form does not send it. */
  currentUrl: string | undefined;
  id: string;
}): [name: string, value: string][] => [
  ['publicid', lead.webformId],
  ...lead.entries.map(([name, value]): [string, string] => [name, value]),
  ...(lead.currentUrl === undefined
    ? []
    : [['current_url', lead.currentUrl] satisfies [string, string]]),
  ['submission_id', lead.id],
];

/** Undefined: the answer has no verdict. */
export type CrmVerdict =
  | { status: 'confirmed' }
  | { status: 'refused'; reason?: string }
  | undefined;

/** `{"success":true,…}` or `{"success":false,"error":{"message":"…"}}` (vtiger's capture.php). */
export function verdictIn(answer: Record<string, unknown>): CrmVerdict {
  const { success, error } = answer as { success?: unknown; error?: { message?: unknown } };
  if (success === true) return { status: 'confirmed' };
  if (success !== false) return undefined;
  const reason = error?.message;
  return { status: 'refused', ...(typeof reason === 'string' && { reason }) };
}

/** `?success=ok` or `?error=message`, which vtiger adds to the Return URL. */
export function verdictInReturn(query: URLSearchParams): CrmVerdict {
  const reason = query.get('error');
  if (reason !== null) return { status: 'refused', reason };
  return query.get('success') ? { status: 'confirmed' } : undefined;
}
