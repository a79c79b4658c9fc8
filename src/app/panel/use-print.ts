import { useEffect, useState } from 'react';
import { type Filters, type LoggedSubmission, readAllSubmissions } from './log.ts';

/** Prints all that the filters leave, not the page that is shown alone; rows while that lasts. */
export function usePrint(filters: Filters) {
  const [rows, setRows] = useState<LoggedSubmission[]>();
  useEffect(() => {
    if (!rows) return;
    addEventListener('afterprint', () => setRows(undefined), { once: true });
    window.print();
  }, [rows]);
  const print = async () => setRows(await readAllSubmissions(filters));
  return { rows, print };
}
