import { useCallback, useEffect, useRef, useState } from 'react';
import { expireOld, type Filters, type LogPage, readLog } from '../api/list.ts';
import type { LoggedSubmission } from '../api/submission.ts';

/** Interval of polling, in milliseconds. */
const EVERY = 30_000;
/** Delay after typing before a search, in milliseconds. */
const PAUSE = 250;

/** `rows` is undefined until the first answer. */
type List = Pick<LogPage, 'count' | 'more'> & { rows?: LogPage['rows']; failed: boolean };

/** A page of the log, without expired submissions. It is polled while the tab is visible. */
export function useList(filters: Filters, page: number) {
  const [list, setList] = useState<List>({ count: 0, more: false, failed: false });
  const asked = useRef(0);
  const expired = useRef<Promise<void>>(undefined);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    expired.current ??= expireOld().catch(() => {}); // the list reports failures
    await expired.current;
    const news = await readLog(filters, page).then(
      (found) => ({ ...found, failed: false }),
      () => ({ failed: true }),
    );
    // Ignores answers to older requests.
    if (mine === asked.current) setList((before) => ({ ...before, ...news }));
  }, [filters, page]);

  useEffect(() => {
    const first = setTimeout(refresh, PAUSE);
    const again = setInterval(() => {
      if (!document.hidden) void refresh();
    }, EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [refresh]);

  /** Changes the rows at once, and ignores a pending request. */
  const edit = (change: (rows: LoggedSubmission[]) => LoggedSubmission[]) => {
    asked.current += 1;
    setList((before) => ({ ...before, rows: before.rows && change(before.rows) }));
    void refresh();
  };

  return { ...list, refresh, edit };
}
