import type { SupabaseClient } from '@supabase/supabase-js';
import { startedAuth } from '../auth/load-auth.ts';
import type { EnteredField } from '../forms/types.ts';
import type { SubmissionStatuses } from '../types/config.gen.ts';
import type { ChangedField, Draft } from './change-draft.ts';

export type Status = keyof SubmissionStatuses;

/** A row of `public.submissions`. */
export interface LoggedSubmission {
  id: string;
  /** ISO 8601. */
  received_at: string;
  form: string;
  page: string;
  name: string;
  email: string;
  phone: string;
  fields: EnteredField[];
  status: Status;
  note: string;
  /** Null if the form is not sent to a CRM; undefined in an older database. */
  crm_answer?: 'confirmed' | 'refused' | 'unknown' | null;
  /** The CRM's reason for a refusal. */
  crm_reason?: string;
  /** The id and the name of the account that handles it. */
  owner: string | null;
  owner_name: string | null;
}

/** Empty texts do not filter; days are `YYYY-MM-DD`. */
export interface Filters {
  search: string;
  form: string;
  status: string;
  from: string;
  to: string;
}

export const NO_FILTERS: Filters = { search: '', form: '', status: '', from: '', to: '' };
export const PAGE_SIZE = 25;
/** Maximum number of rows per request. */
export const MAX_ROWS = 1000;

/** The client has been started if somebody is signed in. */
function client(): SupabaseClient {
  const started = startedAuth();
  if (!started) throw new Error('Nobody is signed in');
  return started.supabase;
}

/** The roles of the signed-in user. */
export async function readRoles(userId: string): Promise<string[]> {
  const { data } = await client()
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .throwOnError();
  return data.map(({ role }) => role);
}

const midnight = (day: string, later = 0) => {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
};

export interface LogPage {
  rows: LoggedSubmission[];
  /** The total, or a lower bound of a large total. */
  count: number;
  more: boolean;
}

interface Part {
  /** The index of the first row, */
  first?: number;
  /** or the row before it, which is safe against new rows. */
  after?: Pick<LoggedSubmission, 'received_at' | 'id'>;
  most?: number;
}

/** Newest first (supabase/migrations/20261124200200_search.sql). */
export async function readLog(filters: Filters, part: Part = {}): Promise<LogPage> {
  const { first = 0, after, most = PAGE_SIZE } = part;
  const { search, form, status, from, to } = filters;
  const { data } = await client()
    .rpc('find_submissions', {
      wanted: search,
      of_form: form,
      in_status: status,
      since: from ? midnight(from) : null,
      before: to ? midnight(to, 1) : null,
      first,
      most,
      after_at: after?.received_at ?? null,
      after_id: after?.id ?? '',
    })
    .throwOnError();
  return data as LogPage;
}

/** Null if it has been erased, or has expired. */
export async function readSubmission(submission: string): Promise<LoggedSubmission | null> {
  const { data } = await client().rpc('read_submission', { submission }).throwOnError();
  return data as LoggedSubmission | null;
}

export interface Figures {
  /** Days without submissions are omitted. */
  days: { day: string; form: string; count: number }[];
  count: number;
  contacted: number;
  /** Median time until the first contact, in seconds; null if nobody was contacted. */
  median: number | null;
}

/** The figures of the days from `from` to `to`. */
export async function readFigures(form: string, from: string, to: string): Promise<Figures> {
  const { data } = await client()
    .rpc('submission_figures', {
      since: midnight(from),
      before: midnight(to, 1),
      of_form: form,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    .throwOnError();
  return data as Figures;
}

/** All submissions that match the filters. */
export async function readAllSubmissions(filters: Filters): Promise<LoggedSubmission[]> {
  const all: LoggedSubmission[] = [];
  for (;;) {
    const { rows } = await readLog(filters, { after: all.at(-1), most: MAX_ROWS });
    all.push(...rows);
    if (rows.length < MAX_ROWS) return all;
  }
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

/** Deletes submissions that are older than the site's retention time, if no job in the database does. */
export async function expireOld(): Promise<void> {
  await client().rpc('expire_submissions');
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
