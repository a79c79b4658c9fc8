import type { EnteredField } from '../../forms/kit/types.ts';
import type { SuspicionReasons } from '../../types/config.gen.ts';

/** `referrer` is an origin, `page` the path of the first page of the visit. */
export type VisitSource = Partial<
  Record<
    'referrer' | 'page' | 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content',
    string
  >
>;

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
  /** What the same person sent before, the oldest first; `until` (ISO 8601) is when they sent other words. */
  versions: { until: string; fields: EnteredField[] }[];
  /** Why it may be no lead; empty if it is one, or was released. */
  suspected: (keyof SuspicionReasons)[];
  /** When it is deleted unless somebody releases it, ISO 8601; null if it is not suspected. */
  leaves_at: string | null;
  /** One of the section's `statuses`, or a former one. */
  status: string;
  note: string;
  /** Null if the form is not sent to a CRM; undefined in an older database. */
  crm_answer?: 'confirmed' | 'refused' | 'unknown' | null;
  /** The CRM's reason for a refusal. */
  crm_reason?: string;
  /** The id and the name of the account that handles it. */
  owner: string | null;
  owner_name: string | null;
  company: string;
  /** Where the visitor came from; empty if unknown. */
  source: VisitSource;
  /** The day to call back, `YYYY-MM-DD`. */
  call_on: string | null;
  /** The first contact, ISO 8601. */
  contacted_at: string | null;
  /** The id and the name of the account that added it by hand; null if a visitor sent it. */
  added_by: string | null;
  added_by_name: string | null;
}
