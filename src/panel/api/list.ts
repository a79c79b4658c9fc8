import { todayHere } from '../day.ts';
import { type ListFilters, sortOf } from '../list/filters.ts';
import { client, midnight } from './client.ts';
import type { LoggedSubmission } from './submission.ts';

export const PAGE_SIZE = 25;

export interface LogPage {
  rows: LoggedSubmission[];
  /** The total, or a lower bound of a large total. */
  count: number;
  more: boolean;
  /** How many are suspected, or a lower bound of many. */
  suspected: number;
  /** How many have a notice or an answer that has been failing for an hour. */
  late: number;
  /** Where to continue reading; null at the end. */
  next: unknown;
}

interface Part {
  /** `next` of the part before it. */
  after?: unknown;
  most?: number;
}

/** The filters as the database takes them (supabase/migrations/). */
function asked(filters: ListFilters, me: string): Record<string, string | boolean> {
  const { search, form, status, owner, source, suspected, late, call, from, to } = filters;
  const { field, descending } = sortOf(filters);
  const given = {
    ...{ search, form, status, source, suspected, late, call, sort: field, today: todayHere() },
    owner: owner === 'me' ? me : owner,
    since: from && midnight(from),
    before: to && midnight(to, 1),
    descending,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** @param me The id of the signed-in user. */
export async function readLog(
  filters: ListFilters,
  me: string,
  { after = null, most = PAGE_SIZE }: Part = {},
): Promise<LogPage> {
  const { data } = await client()
    .rpc('find_submissions', { filters: asked(filters, me), after, most })
    .throwOnError();
  return data as LogPage;
}

/** All submissions that match the filters; for administrators. */
export async function readAllSubmissions(
  filters: ListFilters,
  me: string,
): Promise<LoggedSubmission[]> {
  const all: LoggedSubmission[] = [];
  let after: unknown = null;
  do {
    const { data } = await client()
      .rpc('export_submissions', { filters: asked(filters, me), after })
      .throwOnError();
    const { rows, next } = data as Pick<LogPage, 'rows' | 'next'>;
    all.push(...rows);
    after = next;
  } while (after);
  return all;
}

/** The known sources, the most frequent first. */
export async function listSources(): Promise<string[]> {
  const { data } = await client().rpc('list_sources').throwOnError();
  return data as string[];
}

/** Deletes submissions that are older than the site's retention time, if no job in the database does. */
export async function expireOld(): Promise<void> {
  await client().rpc('expire_submissions');
}
