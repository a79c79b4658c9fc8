import { useCallback, useEffect, useRef, useState } from 'react';
import { expireOld, type LogPage, PAGE_SIZE, readLog } from '../api/list.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { usePolling } from '../use-polling.ts';
import type { ListFilters } from './filters.ts';

/** Delay after typing before a search, in milliseconds. */
const PAUSE = 250;
/** The number of rows that the database returns at once; later rows are not compared. */
const MOST = 100;

/** `rows` is undefined until the first answer. */
type List = Pick<LogPage, 'count' | 'more' | 'suspected' | 'late' | 'next'> & {
  rows?: LogPage['rows'];
  failed: boolean;
  /** Submissions that are not in the list yet, and whether some of it have gone. */
  news: number;
  changed: boolean;
};

const NOTHING: List = {
  ...{ count: 0, more: false, suspected: 0, late: 0, next: null },
  ...{ failed: false, news: 0, changed: false },
};

/**
 * The list, without expired submissions. While the tab is visible it is loaded regularly: changes by others are shown
 * at once, new submissions are only counted until `refresh`.
 */
export function useList(filters: ListFilters, me: string) {
  const [list, setList] = useState(NOTHING);
  const latest = useRef(list);
  latest.current = list;
  const asked = useRef(0);
  const answered = useRef(0);
  const expired = useRef<Promise<void>>(undefined);

  /** Ignores answers to older requests. */
  const ask = useCallback(
    async (part: { after?: unknown; most: number }, use: (found: LogPage) => Partial<List>) => {
      asked.current += 1;
      const mine = asked.current;
      expired.current ??= expireOld().catch(() => {}); // the list reports failures
      await expired.current;
      const news = await readLog(filters, me, part).then(
        (found) => ({ ...use(found), failed: false }),
        () => ({ failed: true }),
      );
      if (mine !== asked.current) return;
      answered.current = mine;
      setList((before) => ({ ...before, ...news }));
    },
    [filters, me],
  );

  const refresh = useCallback(
    (most = PAGE_SIZE) => ask({ most }, (found) => ({ ...found, news: 0, changed: false })),
    [ask],
  );

  const compare = useCallback(async () => {
    const { rows } = latest.current;
    if (!rows?.length) return refresh();
    const most = Math.min(Math.max(rows.length, PAGE_SIZE), MOST);
    return ask({ most }, ({ rows: fresh, count, more, suspected, late, next }) => {
      const news = compareLists(latest.current.rows ?? [], fresh, !next);
      return {
        rows: news.rows,
        count: Math.max(count, news.rows.length), // what is gone is still shown
        more,
        suspected,
        late,
        news: news.count,
        changed: news.changed,
      };
    });
  }, [ask, refresh]);

  useEffect(() => {
    const first = setTimeout(refresh, PAUSE);
    return () => clearTimeout(first);
  }, [refresh]);

  usePolling(
    useCallback(() => {
      if (answered.current === asked.current) void compare();
    }, [compare]),
  );

  return {
    ...list,
    /** Shows the list as it is now, as long as it was. */
    refresh: () => refresh(Math.min(Math.max(list.rows?.length ?? 0, PAGE_SIZE), MOST)),
    /** Shows those behind the last row. */
    showMore: () =>
      ask({ after: list.next, most: PAGE_SIZE }, (found) => {
        const shownIds = new Set(latest.current.rows?.map(({ id }) => id));
        const others = found.rows.filter(({ id }) => !shownIds.has(id));
        return { rows: [...(latest.current.rows ?? []), ...others], next: found.next };
      }),
    /** Changes the rows at once, and ignores a pending request. */
    edit(change: (rows: LoggedSubmission[]) => LoggedSubmission[]) {
      asked.current += 1;
      answered.current = asked.current;
      setList((before) => ({ ...before, ...edited(before, change) }));
    },
    /** What the views count, at once. */
    compare: () => void compare(),
  };
}

/** The rows after a change, and how many there are: a row may be shown that is not counted any more. */
export function edited(
  { rows: before, count }: Pick<List, 'rows' | 'count'>,
  change: (rows: LoggedSubmission[]) => LoggedSubmission[],
): Pick<List, 'rows' | 'count'> {
  const rows = before && change(before);
  const [now, then] = [rows?.length ?? 0, before?.length ?? 0];
  return { ...(rows && { rows }), count: Math.max(count + now - then, now) };
}

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
