import type { LoggedSubmission } from '../api/submission.ts';

interface News {
  /** The same rows with their current values: the list does not move while it is used. */
  rows: LoggedSubmission[];
  /** Number of new submissions that are not in the list. */
  count: number;
  /** Whether some rows of the list no longer exist. */
  changed: boolean;
}

/**
 * Compares a list with its first page, which was just loaded again.
 * @param isAll Whether `fresh` is the complete list.
 */
export function compareLists(
  rows: LoggedSubmission[],
  fresh: LoggedSubmission[],
  isAll: boolean,
): News {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const shown = new Set(rows.map(({ id }) => id));
  // Rows after the last common one have moved up or belong to the next page.
  const lastShown = fresh.map(({ id }) => shown.has(id)).lastIndexOf(true);
  const count = fresh
    .slice(0, isAll ? undefined : lastShown)
    .filter(({ id }) => !shown.has(id)).length;
  const last = rows.map(({ id }) => byId.has(id)).lastIndexOf(true);
  const missing = rows.slice(0, isAll ? undefined : last).some(({ id }) => !byId.has(id));
  return { rows: rows.map((row) => byId.get(row.id) ?? row), count, changed: missing };
}
