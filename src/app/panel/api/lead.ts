import type { ChangedField, Draft } from '../lead/change-draft.ts';
import { client } from './client.ts';
import type { LoggedSubmission } from './submission.ts';

/** An event in the history of a submission. */
export interface LeadEvent {
  /** ISO 8601. */
  at: string;
  /** Null if it happened by itself, or that account is gone. */
  actor_name: string | null;
  kind: 'status' | 'note' | 'owner' | 'call_on' | 'crm' | 'answered' | 'added';
  /** Of `status`, `owner` (names, empty if that account is gone), `call_on` and `crm`: from, to. */
  detail: { from?: string | null; to?: string | null };
}

/** A submission with its history, oldest first, and the others of the same person, newest first. */
export interface LeadRecord {
  row: LoggedSubmission;
  events: LeadEvent[];
  related: Pick<LoggedSubmission, 'id' | 'received_at' | 'form' | 'name' | 'status'>[];
}

/** Null if it has been erased, or has expired. */
export async function readSubmission(submission: string): Promise<LeadRecord | null> {
  const { data } = await client().rpc('read_submission', { submission }).throwOnError();
  return data as LeadRecord | null;
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
  const changes = [{ submission, was: values('was'), becomes: values('now') }];
  const { data } = await client().rpc('change_submissions', { changes }).throwOnError();
  return data[0] as Changed;
}

export type Owner = Pick<LoggedSubmission, 'owner' | 'owner_name'>;

/** Gives a submission to a colleague, or to nobody, unless somebody else did so meanwhile. Resolves to who has it. */
export async function handOver(
  { id, owner }: Pick<LoggedSubmission, 'id' | 'owner'>,
  to: string | null,
): Promise<Owner> {
  const changes = [{ submission: id, was: { owner }, becomes: { owner: to } }];
  const { data } = await client().rpc('change_submissions', { changes }).throwOnError();
  return data[0].row as Owner;
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
