import type { EnteredField } from '../../forms/types.ts';
import type { SubmissionStatuses } from '../../types/config.gen.ts';

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
