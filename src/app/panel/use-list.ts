import { useCallback, useEffect, useRef, useState } from 'react';
import {
  expireOld,
  type Filters,
  type Found,
  type LoggedSubmission,
  PAGE_SIZE,
  readLog,
} from './log.ts';

/** New ones show after this, in milliseconds. */
const EVERY = 30_000;
/** Of typing, before it is searched. */
const PAUSE = 250;

/** There are no rows until the first answer. */
type List = Pick<Found, 'count' | 'more'> & { rows?: Found['rows']; failed: boolean };

/** A page of the log, without what is too old for it, asked again every half minute while it is looked at. */
export function useList(filters: Filters, page: number) {
  const [list, setList] = useState<List>({ count: 0, more: false, failed: false });
  const asked = useRef(0);
  const expired = useRef<Promise<void>>(undefined);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    expired.current ??= expireOld().catch(() => {}); // the list itself says what fails
    await expired.current;
    const news = await readLog(filters, { first: page * PAGE_SIZE }).then(
      (found) => ({ ...found, failed: false }),
      () => ({ failed: true }),
    );
    // What was asked before, and comes later, is old.
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

  /** Shows at once what is known of the rows, whatever is being asked for. */
  const edit = (change: (rows: LoggedSubmission[]) => LoggedSubmission[]) => {
    asked.current += 1;
    setList((before) => ({ ...before, rows: before.rows && change(before.rows) }));
    void refresh();
  };

  return { ...list, refresh, edit };
}
