import { useSyncExternalStore } from 'react';
import { breakpoints, conditionOf } from '../../ui/theme/breakpoints.ts';
import { FIXED } from '../screen.tsx';

const QUERIES = {
  /** A phone: a list instead of a table, and filters that unfold. */
  narrow: breakpoints.down('md'),
  /** The open submission is beside the list, and not over it. */
  wide: FIXED,
};

const queried = (which: keyof typeof QUERIES) => matchMedia(conditionOf(QUERIES[which]));

/** Whether the window is so wide; on the server it is neither. */
export function useWindow(which: keyof typeof QUERIES): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = queried(which);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => queried(which).matches,
    () => false,
  );
}
