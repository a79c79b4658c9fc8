import type { EnteredField } from '../../forms/kit/types.ts';
import type { ChangeDraft, ChangedField } from '../lead/change-draft.ts';
import { client } from './client.ts';
import type { LoggedSubmission } from './submission.ts';

/** An event in the history of a submission. */
export interface LeadEvent {
  /** ISO 8601. */
  at: string;
  /** Null if it happened by itself, or that account is gone. */
  actor_name: string | null;
  kind:
    | 'status'
    | 'note'
    | 'owner'
    | 'call_on'
    | 'crm'
    | 'resent'
    | 'answered'
    | 'added'
    | 'contact'
    | 'released';
  /** Of `status`, `owner` (names, empty if that account is gone), `call_on` and `crm`: from, to. Of `released`: reasons. Of `contact`: the way, and the label of the template. */
  detail: {
    from?: string | null;
    to?: string | null;
    reasons?: LoggedSubmission['suspected'];
    way?: Way;
    template?: string;
  };
}

/** By what somebody is written to or called. */
export type Way = 'email' | 'phone' | 'whatsapp';

/** Where a submission has to arrive. */
export interface Station {
  station: 'notice' | 'answer' | 'crm' | 'webhook';
  /** Whom a notice is for; empty for the others. */
  address: string;
  /** What the last try came to. */
  state: 'waiting' | 'sent' | 'refused' | 'unknown' | 'none';
  /** Since when it is to arrive, and the next and the last try: ISO 8601. */
  since: string;
  due: string | null;
  at: string | null;
  /** Why it did not arrive. */
  reason: string;
  tries: number;
}

/** A file that came with a submission. */
export interface SentFile {
  path: string;
  name: string;
  /** In bytes. */
  size: number;
  /** `waiting`: nobody has looked at its content yet. `unsound`: it was not what it said. `missing`: it never came. */
  state: 'waiting' | 'sound' | 'unsound' | 'missing';
}

/** A submission with its history, oldest first, and the others of the same person, newest first. */
export interface LeadRecord {
  row: LoggedSubmission;
  events: LeadEvent[];
  stations: Station[];
  files: SentFile[];
  related: Pick<
    LoggedSubmission,
    'id' | 'received_at' | 'form' | 'name' | 'status' | 'suspected'
  >[];
}

/** Null if it has been erased, or has expired. */
export async function readSubmission(submission: string): Promise<LeadRecord | null> {
  const [{ data }, { data: files }] = await Promise.all([
    client().rpc('read_submission', { submission }).throwOnError(),
    client().rpc('list_files', { submission }).throwOnError(),
  ]);
  return data ? { ...data, files } : null;
}

/** Notes in the history that the person was written to or called. */
export async function noteContact(
  submission: string,
  way: Way,
  template: string | undefined,
): Promise<void> {
  await client().rpc('note_contact', { submission, way, template }).throwOnError();
}

/** How long a link to a file works, in seconds. */
const LINK_LIFETIME = 60;

/** A link that saves the file. */
export async function linkToFile({ path, name }: SentFile): Promise<string> {
  const { data, error } = await client()
    .storage.from('submission-files')
    .createSignedUrl(path, LINK_LIFETIME, { download: name });
  if (error) throw error;
  return data.signedUrl;
}

/** The result of a change. `conflicts` says who changed which field meanwhile; then nothing was saved. */
export interface Changed {
  submission: string;
  conflicts: Partial<Record<ChangedField, string | null>>;
  /** The current row; null if it was erased. */
  row: LoggedSubmission | null;
}

/** Changes of one submission. */
export interface ChangeOf {
  submission: string;
  draft: ChangeDraft;
}

/** Greatest number of submissions in a request. */
const MOST = 100;

/** Each submission is changed on its own; the results are in the order of the changes. */
export async function changeSubmissions(changes: ChangeOf[]): Promise<Changed[]> {
  const results: Changed[] = [];
  for (let first = 0; first < changes.length; first += MOST) {
    const part = changes.slice(first, first + MOST).map(({ submission, draft }) => ({
      submission,
      was: valuesOf(draft, 'was'),
      becomes: valuesOf(draft, 'now'),
    }));
    const { data } = await client().rpc('change_submissions', { changes: part }).throwOnError();
    results.push(...(data as Changed[]));
  }
  return results;
}

const NULLABLE: readonly string[] = ['owner', 'call_on'] satisfies ChangedField[];

const valuesOf = (draft: ChangeDraft, which: 'was' | 'now') =>
  Object.fromEntries(
    Object.entries(draft).map(([field, { [which]: value }]) => [
      field,
      value === '' && NULLABLE.includes(field) ? null : value,
    ]),
  );

/** Somebody to whom a submission can be handed over. */
export interface Colleague {
  id: string;
  name: string;
}

export async function listColleagues(): Promise<Colleague[]> {
  const { data } = await client().rpc('list_colleagues').throwOnError();
  return data as Colleague[];
}

/** The `form` of submissions that were added by hand. */
export const BY_HAND = 'by-hand';

/** The same id twice is one submission. */
export async function addSubmission(
  submission_id: string,
  fields: EnteredField[],
): Promise<LoggedSubmission> {
  const { data } = await client()
    .rpc('add_submission', { submission_id, form: BY_HAND, fields })
    .throwOnError();
  return (data as { row: LoggedSubmission }).row;
}

/** Has a submission sent to a station once more. Resolves to the stations of the submission. */
export async function resendStation(
  submission: string,
  { station, address }: Station,
): Promise<Station[]> {
  const { data } = await client()
    .rpc('resend_station', { submission, station, address })
    .throwOnError();
  return data as Station[];
}

/** Sends a test, which goes where the submissions of a form go. Resolves to its row. */
export async function sendTest(form: string, fields: EnteredField[]): Promise<LoggedSubmission> {
  const { data } = await client().rpc('send_test_submission', { form, fields }).throwOnError();
  return data as LoggedSubmission;
}

/** Puts suspected submissions on the list, and has their notices and answers sent. Resolves to their rows. */
export async function releaseSubmissions(ids: string[]): Promise<LoggedSubmission[]> {
  const { data } = await client().rpc('release_submissions', { ids }).throwOnError();
  return data as LoggedSubmission[];
}

/** Resolves to how many there were. */
export async function deleteSubmissions(ids: string[]): Promise<number> {
  const { data } = await client().rpc('delete_submissions', { ids }).throwOnError();
  return (data as { count: number }).count;
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
