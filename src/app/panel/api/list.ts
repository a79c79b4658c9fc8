import { client, midnight } from './client.ts';
import type { LoggedSubmission } from './submission.ts';

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

/** All submissions that match the filters. */
export async function readAllSubmissions(filters: Filters): Promise<LoggedSubmission[]> {
  const all: LoggedSubmission[] = [];
  for (;;) {
    const { rows } = await readLog(filters, { after: all.at(-1), most: MAX_ROWS });
    all.push(...rows);
    if (rows.length < MAX_ROWS) return all;
  }
}

/** Deletes submissions that are older than the site's retention time, if no job in the database does. */
export async function expireOld(): Promise<void> {
  await client().rpc('expire_submissions');
}
