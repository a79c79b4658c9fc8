import type { LoggedSubmission } from '../api/submission.ts';

interface News {
  /** The rows as they are now, none more or less than before: the list does not move under a hand. */
  rows: LoggedSubmission[];
  /** How many are there now that are not in the list. */
  count: number;
  /** Whether some of the list are not there any more. */
  changed: boolean;
}

/**
 * Compares a list with what was read from its beginning just now.
 * @param isAll Whether there is nothing after what was read.
 */
export function compareLists(
  rows: LoggedSubmission[],
  fresh: LoggedSubmission[],
  isAll: boolean,
): News {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const shown = new Set(rows.map(({ id }) => id));
  // What is behind the last that both have moved up, or is of the next page.
  const both = fresh.map(({ id }) => shown.has(id)).lastIndexOf(true);
  const count = fresh.slice(0, isAll ? undefined : both).filter(({ id }) => !shown.has(id)).length;
  const last = rows.map(({ id }) => byId.has(id)).lastIndexOf(true);
  const missing = rows.slice(0, isAll ? undefined : last).some(({ id }) => !byId.has(id));
  return { rows: rows.map((row) => byId.get(row.id) ?? row), count, changed: missing };
}
