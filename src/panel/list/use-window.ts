import { useSyncExternalStore } from 'react';

const QUERIES = {
  /** A phone: a list instead of a table, and filters that unfold. */
  narrow: '(max-width: 759.98px)',
  /** The open submission is beside the list, and not over it; as FIXED in screen.tsx. */
  wide: '(min-width: 1100px) and (min-height: 560px)',
};

/** Whether the window is so wide; on the server it is neither. */
export function useWindow(which: keyof typeof QUERIES): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(QUERIES[which]);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(QUERIES[which]).matches,
    () => false,
  );
}
