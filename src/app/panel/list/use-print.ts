import { useEffect, useState } from 'react';
import { type Filters, readPrinted } from '../api/list.ts';
import type { LoggedSubmission } from '../api/submission.ts';

/** Prints all submissions that match the filters, not only the current page. `rows` is defined while printing. */
export function usePrint(filters: Filters) {
  const [rows, setRows] = useState<LoggedSubmission[]>();
  useEffect(() => {
    if (!rows) return;
    addEventListener('afterprint', () => setRows(undefined), { once: true });
    window.print();
  }, [rows]);
  const print = async () => setRows(await readPrinted(filters));
  return { rows, print };
}
