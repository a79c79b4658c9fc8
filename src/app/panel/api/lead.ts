import type { ChangedField, Draft } from '../lead/change-draft.ts';
import { client } from './client.ts';
import type { LoggedSubmission } from './submission.ts';

/** Null if it has been erased, or has expired. */
export async function readSubmission(submission: string): Promise<LoggedSubmission | null> {
  const { data } = await client().rpc('read_submission', { submission }).throwOnError();
  return data as LoggedSubmission | null;
}

/** The result of a change. `conflicts` says who changed which field meanwhile; then nothing was saved. */
export interface Changed {
  conflicts: Partial<Record<ChangedField, string | null>>;
  /** The current row; null if it was erased. */
  row: LoggedSubmission | null;
}

export async function changeSubmission(submission: string, draft: Draft): Promise<Changed> {
  const values = (which: 'was' | 'now') =>
    Object.fromEntries(Object.entries(draft).map(([field, change]) => [field, change[which]]));
  const { data } = await client()
    .rpc('change_submission', { submission, was: values('was'), becomes: values('now') })
    .throwOnError();
  return data as Changed;
}

export type Owner = Pick<LoggedSubmission, 'owner' | 'owner_name'>;

/** Assigns a submission to the signed-in user, or returns it. */
export async function takeSubmission(submission: string, taken: boolean): Promise<Owner> {
  const { data } = await client().rpc('take_submission', { submission, taken }).throwOnError();
  return data as Owner;
}

export interface Receipt {
  receipt: number;
  /** ISO 8601. */
  at: string;
  count: number;
  /** The ids of the erased submissions, the CRM's `submission_id`. */
  ids: string[];
  /** `kept`: the account has access to the panel. */
  account: 'erased' | 'kept' | 'none';
  /** The number of other submissions that mention the address. */
  mentions: number;
}

export async function erasePerson(address: string): Promise<Receipt> {
  const { data } = await client().rpc('erase_person', { address }).throwOnError();
  return data as Receipt;
}
