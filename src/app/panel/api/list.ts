import { todayHere } from '../figures/period.ts';
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

export interface LogPage {
  rows: LoggedSubmission[];
  /** The total, or a lower bound of a large total. */
  count: number;
  more: boolean;
}

/** What the last row of a page is called, to read on from there; null after the last page. */
type Key = object | null;

const asked = ({ search, form, status, from, to }: Filters) => ({
  ...{ search, form, status, today: todayHere() },
  ...(from && { since: midnight(from) }),
  ...(to && { before: midnight(to, 1) }),
});

/** Those to be called today or before come first, then the newest (supabase/migrations/20261125110200_find_and_export.sql). */
async function readPage(filters: Filters, after: Key, most = PAGE_SIZE) {
  const { data } = await client()
    .rpc('find_submissions', { filters: asked(filters), after, most })
    .throwOnError();
  return data as LogPage & { next: Key };
}

/** @param page from 0 on */
export async function readLog(filters: Filters, page: number): Promise<LogPage> {
  let found = await readPage(filters, null);
  for (let read = 0; read < page && found.next; read += 1)
    found = await readPage(filters, found.next);
  return found;
}

/** The longest list that is printed. */
const MOST_PRINTED = 1000;

export async function readPrinted(filters: Filters): Promise<LoggedSubmission[]> {
  const all: LoggedSubmission[] = [];
  let after: Key = null;
  do {
    const { rows, next } = await readPage(filters, after, 100);
    all.push(...rows);
    after = next;
  } while (after && all.length < MOST_PRINTED);
  return all;
}

/** All submissions that match the filters, for an administrator; the database notes that they were read. */
export async function exportSubmissions(filters: Filters): Promise<LoggedSubmission[]> {
  const all: LoggedSubmission[] = [];
  let after: Key = null;
  do {
    const { data } = await client()
      .rpc('export_submissions', { filters: asked(filters), after })
      .throwOnError();
    all.push(...data.rows);
    after = data.next;
  } while (after);
  return all;
}

/** Deletes submissions that are older than the site's retention time, if no job in the database does. */
export async function expireOld(): Promise<void> {
  await client().rpc('expire_submissions');
}
